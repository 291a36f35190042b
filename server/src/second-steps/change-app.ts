import type * as own from '@loadout/contract/second-steps/second-steps.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { beginKey, findApp, takeCode } from './app-codes.ts'
import { endOthersWithoutStep } from './end-others-without-step.ts'
import { findSecondSteps } from './find-second-steps.ts'
import { lockConfirmed } from './lock-confirmed.ts'
import { noteAdded, noteCodesRenewed, noteRemoved } from './note-change.ts'
import { deleteLastCodes, firstCodes, renewCodes } from './recovery-codes.ts'

type Parts = Pick<
  Site,
  'clock' | 'random' | 'settings' | 'mail' | 'sessions' | 'siteSettings' | 'transaction'
>

/** The key is a secret, so no answer of this is kept for repeats: another is made. */
export const beginOwnApp = (
  site: Parts,
  { caller }: CallRequest<typeof own.beginApp>,
): Promise<OutputOf<typeof own.beginApp>> =>
  site.transaction(async (work) => {
    const { id: userId, username } = await lockConfirmed(site, work, caller)
    if ((await findApp(work.tx, userId))?.added_at) throw ruleBroken('app_exists')
    const issuer = site.siteSettings.current().name
    return beginKey(work.tx, site, { userId, issuer, label: username })
  })

/** Nothing that shows recovery codes keeps its answer for repeats. */
export const addOwnApp = (
  site: Parts,
  { input, caller }: CallRequest<typeof own.addApp>,
): Promise<OutputOf<typeof own.addApp>> =>
  site.transaction(async (work) => {
    const { tx } = work
    const person = await lockConfirmed(site, work, caller)
    const { id: userId } = person
    const app = await findApp(tx, userId)
    if (!app) throw ruleBroken('app_missing')
    if (app.added_at) throw ruleBroken('app_exists')
    const code = input.code.replaceAll(' ', '')
    if (!(await takeCode(tx, site, { userId, code, added: false })))
      throw ruleBroken('code_wrong', 'code')
    await endOthersWithoutStep(site, work, caller)
    const since = site.clock.now()
    await tx.updateTable('app_key').set({ added_at: since }).where('user_id', '=', userId).execute()
    await noteAdded(site, work, person, { way: 'app', since })
    return { recovery_codes: await firstCodes(tx, site, userId) }
  })

export const removeOwnApp = (
  site: Parts,
  { caller, transaction }: CallRequest<typeof own.removeApp>,
) =>
  transaction(async (work) => {
    const { tx } = work
    const person = await lockConfirmed(site, work, caller)
    const removed = await tx
      .deleteFrom('app_key')
      .where('user_id', '=', caller.id)
      .where('added_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!removed) throw ruleBroken('app_missing')
    await noteRemoved(site, work, person, { way: 'app' })
    await deleteLastCodes(tx, caller.id)
    return { success: true as const }
  })

export const renewOwnCodes = (
  site: Parts,
  { caller }: CallRequest<typeof own.renewRecoveryCodes>,
): Promise<OutputOf<typeof own.renewRecoveryCodes>> =>
  site.transaction(async (work) => {
    const person = await lockConfirmed(site, work, caller)
    if (!(await findSecondSteps(work.tx, person.id))) throw ruleBroken('second_step_missing')
    const since = site.clock.now()
    await noteCodesRenewed(site, work, person, { since })
    return { recovery_codes: await renewCodes(work.tx, site, person.id) }
  })
