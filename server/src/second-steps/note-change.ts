import type { lockAccount } from '../accounts/lock-members.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { makeUndoLink } from '../accounts/undo-email.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { disconnectWithoutStep } from './disconnect-obliged.ts'

type Parts = Pick<Site, 'clock' | 'random' | 'settings' | 'mail' | 'sessions' | 'siteSettings'>
type Person = NonNullable<Awaited<ReturnType<typeof lockAccount>>>
type Step = {
  way: 'app' | 'passkey'
  /** What a passkey is called. */
  name?: string
}

/**
 * Notes that a member has another second step, and mails them what takes it out again: somebody
 * else may have got at their session, and neither a new password nor a mailed one would do without
 * that step (checklist D13).
 */
export async function noteAdded(
  site: Parts,
  work: Work,
  person: Person,
  { since, ...step }: Step & { since: Date },
): Promise<void> {
  await note(site, work, person, { action: 'second step added', before: null, after: step })
  const link = await makeUndoLink(site, work.tx, person, { kind: 'undo-step', since })
  await mailMember(site, work.tx, person, 'second_step_added', { way: step.way, link })
}

/** The same of recovery codes: each of them stands for a second step. */
export async function noteCodesRenewed(
  site: Parts,
  work: Work,
  person: Person,
  { since }: { since: Date },
): Promise<void> {
  await note(site, work, person, { action: 'recovery codes renewed', before: null, after: null })
  const link = await makeUndoLink(site, work.tx, person, { kind: 'undo-step', since })
  await mailMember(site, work.tx, person, 'recovery_codes_renewed', { link })
}

export async function noteRemoved(
  site: Parts,
  work: Work,
  person: Person,
  step: Step,
): Promise<void> {
  await note(site, work, person, { action: 'second step removed', before: step, after: null })
  if (site.siteSettings.current().staffSecondStep) await disconnectWithoutStep(work, person.id)
  await mailMember(site, work.tx, person, 'second_step_removed', { way: step.way })
}

type Change = {
  action: 'second step added' | 'second step removed' | 'recovery codes renewed'
  before: Step | null
  after: Step | null
}

async function note(
  { sessions }: Parts,
  work: Work,
  { id }: Person,
  change: Change,
): Promise<void> {
  await work.audit({ adminId: id, target: `user ${id}`, ...change })
  // Staff may be obliged to have one.
  work.afterCommit(() => sessions.invalidate(id))
}
