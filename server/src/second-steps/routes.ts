import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '@loadout/contract/second-steps/passkeys.ts'
import {
  addApp,
  beginApp,
  getSecondSteps,
  removeApp,
  renewRecoveryCodes,
} from '@loadout/contract/second-steps/second-steps.ts'
import {
  beginPasskeySignIn,
  signInByCode,
  signInByPasskey,
} from '@loadout/contract/second-steps/sign-in.ts'
import { rememberDevice } from '../accounts/remember-device.ts'
import type { Site } from '../site-parts.ts'
import { addOwnApp, beginOwnApp, removeOwnApp, renewOwnCodes } from './change-app.ts'
import {
  addOwnPasskey,
  beginOwnPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
} from './change-passkeys.ts'
import { completeByCode } from './complete-sign-in.ts'
import { readSecondSteps } from './read-second-steps.ts'
import { beginSignIn, signInWithPasskey } from './sign-in-by-passkey.ts'

export function secondStepRoutes(site: Site) {
  const { serve } = site
  serve(getSecondSteps, ({ caller }) => readSecondSteps(site, caller))
  serve(beginApp, (request) => beginOwnApp(site, request))
  serve(addApp, (request) => addOwnApp(site, request))
  serve(removeApp, (request) => removeOwnApp(site, request))
  serve(renewRecoveryCodes, (request) => renewOwnCodes(site, request))
  serve(beginPasskey, (request) => beginOwnPasskey(site, request))
  serve(addPasskey, (request) => addOwnPasskey(site, request))
  serve(renamePasskey, renameOwnPasskey)
  serve(removePasskey, (request) => removeOwnPasskey(site, request))
  serve(signInByCode, (request) => rememberDevice(request, completeByCode(site, request)))
  serve(beginPasskeySignIn, (request) => beginSignIn(site, request))
  serve(signInByPasskey, (request) => rememberDevice(request, signInWithPasskey(site, request)))
}
