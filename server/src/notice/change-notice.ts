import { NOTICE_MOST, type Notice } from '@loadout/contract/notice/notice.ts'
import type { setNotice } from '@loadout/contract/notice/set-notice.ts'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { SANITIZER_VERSION, acceptedNotice } from '../platform/html/sanitize.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { NOTICE } from './page-tag.ts'

/**
 * What is kept of a message. It is counted as it is kept: cleaning may take much away, and adds to
 * links and signs.
 */
export function keptNotice(message: string): string {
  const kept = acceptedNotice(message)
  if ([...kept].length > NOTICE_MOST) throw ruleBroken('notice_too_long', 'message')
  return kept
}

/** Puts another message above every page, or takes it away, also on pages that are open (RT-01). */
export async function writeNotice(
  work: Work,
  clock: Clock,
  { message, enabled }: Notice,
): Promise<{ before: Notice; after: Notice }> {
  const { tx } = work
  const after = { message: keptNotice(message), enabled }
  const before = await tx
    .selectFrom('notice')
    .select(['message', 'enabled'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  work.purge(NOTICE)
  await tx
    .updateTable('notice')
    .set({ ...after, sanitizer_version: SANITIZER_VERSION, changed_at: clock.now() })
    .execute()
  await work.announce(globalChannel(), 'site-notice', after)
  return { before, after }
}

/** Answers the notice as it is kept (ADMIN-20). */
export const changeNotice = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof setNotice>,
): Promise<Notice> =>
  transaction(async (work) => {
    const { before, after } = await writeNotice(work, clock, input)
    await work.audit({
      adminId: caller.id,
      action: 'notice set',
      target: 'notice',
      before,
      after,
    })
    return after
  })
