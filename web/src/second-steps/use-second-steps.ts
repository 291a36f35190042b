import { useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '@loadout/contract/second-steps/passkeys.ts'
import {
  beginApp,
  removeApp,
  renewRecoveryCodes,
} from '@loadout/contract/second-steps/second-steps.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openAnywhere, openModal } from '../platform/layer/modals.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import { askBefore } from '../ui/layer/ask-before.ts'
import { makePasskey } from './passkeys.ts'
import { secondStepsQuery } from './second-step-queries.ts'

const loadApp = () => import('./AppDialog.tsx').then(({ AppDialog }) => AppDialog)
const loadName = () =>
  import('./PasskeyNameDialog.tsx').then(({ PasskeyNameDialog }) => PasskeyNameDialog)
const loadCodes = () =>
  import('./RecoveryCodesDialog.tsx').then(({ RecoveryCodesDialog }) => RecoveryCodesDialog)
const quiet = { quiet: true }

/**
 * What a member does with their second steps. Whoever has just signed in is not asked to confirm.
 */
export function useSecondSteps() {
  const text = useText()
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)

  /**
   * Says that it is kept. Codes that the change has brought come before anything else: they are
   * never seen again, so whatever may bring some fetches their dialog first.
   */
  async function changed(recoveryCodes: string[] = []): Promise<void> {
    if (recoveryCodes.length > 0) openAnywhere(loadCodes, { codes: recoveryCodes })
    showSnack({ message: text('second_step.changed'), kind: 'ok', automaticClose: true })
    await queries.invalidateQueries(secondStepsQuery)
  }

  const askToRemove = (name: string, remove: () => Promise<unknown>) =>
    askBefore({
      title: text('second_step.remove_named', { name }),
      question: text('second_step.remove_question'),
      keep: text('second_step.cancel'),
      confirm: text('second_step.remove'),
      danger: true,
      onConfirm: () =>
        send(async () => {
          await confirmed(remove)
          await changed()
        }),
    })
  const renewCodes = () =>
    send(async () => {
      await loadChunk(loadCodes)
      const renewed = await confirmed(() => call(renewRecoveryCodes, {}, quiet))
      await changed(renewed.recovery_codes)
    })

  async function nameNewPasskey(): Promise<void> {
    await loadChunk(loadCodes)
    const options = await confirmed(() => call(beginPasskey, {}, quiet))
    const response = await makePasskey(options)
    // It is there already, and of no use until it has a name here.
    openAnywhere(loadName, {
      name: '',
      title: text('second_step.add_passkey'),
      async send(name: string) {
        const added = await confirmed(() => call(addPasskey, { name, response }, quiet))
        // The question for its name does not wait for the list.
        void changed(added.recovery_codes)
      },
    })
  }

  return {
    busy,
    setUpApp: () =>
      send(async () => {
        await loadChunk(loadCodes)
        const { key: letters, uri } = await confirmed(() => call(beginApp, {}, quiet))
        openModal(loadApp, { uri, letters, onAdded: (codes: string[]) => void changed(codes) })
      }),
    removeApp: () => askToRemove(text('second_step.app'), () => call(removeApp, {}, quiet)),
    renewCodes: () =>
      askBefore({
        title: text('second_step.recovery_codes'),
        question: text('second_step.renew_question'),
        keep: text('second_step.cancel'),
        confirm: text('second_step.renew'),
        onConfirm: renewCodes,
      }),
    addPasskey: () => send(nameNewPasskey),
    rename: ({ id, name: before }: Passkey) =>
      openModal(loadName, {
        name: before,
        title: text('second_step.rename_passkey'),
        async send(name: string) {
          await call(renamePasskey, { id, name }, quiet)
          await changed()
        },
      }),
    remove: ({ id, name }: Passkey) => askToRemove(name, () => call(removePasskey, { id }, quiet)),
  }
}
