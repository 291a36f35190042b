import { NOTICE_MAX, type WholeNotice } from '@loadout/contract/notice/notice.ts'
import type * as staff from '@loadout/contract/notice/set-notice.ts'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { SANITIZER_VERSION, acceptedNotice } from '../platform/html/sanitize.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { purgeIfSeen } from '../platform/purge-if-seen.ts'
import type { Site } from '../site-parts.ts'
import { NOTICE } from './page-tag.ts'
import { lockNotice } from './queries.ts'

/**
 * What is kept of a message. It is counted as it is kept: cleaning may take much away, and adds to
 * links and signs.
 */
export function keptNotice(message: string, field = 'message'): string {
  const kept = acceptedNotice(message, field)
  if ([...kept].length > NOTICE_MAX) throw ruleBroken('notice_too_long', field)
  return kept
}

/** What readers learn of a message that is written and not shown. */
const NOT_SHOWN: WholeNotice = { message: '', enabled: false, translations: [] }

const seen = (notice: WholeNotice) => (notice.enabled ? notice : undefined)

/** What is left out stays as it is. */
type WrittenNotice = { [Field in keyof WholeNotice]?: WholeNotice[Field] | undefined }

/** A language of which nothing is left reads what everybody reads. */
const keptTranslations = (translations: WholeNotice['translations']) =>
  translations
    .map(({ language_id, message }) => ({
      language_id,
      message: keptNotice(message, 'translations'),
    }))
    .filter(({ message }) => message !== '')
    .toSorted((one, other) => one.language_id - other.language_id)

/** Puts another message above every page, or takes it away, also on pages that are open (RT-01). */
export async function writeNotice(
  work: Work,
  clock: Clock,
  { message, enabled, translations }: WrittenNotice,
): Promise<{ before: WholeNotice; after: WholeNotice }> {
  const { tx } = work
  const before = await lockNotice(tx)
  const after = {
    message: message === undefined ? before.message : keptNotice(message),
    enabled: enabled ?? before.enabled,
    translations: translations ? keptTranslations(translations) : before.translations,
  }
  purgeIfSeen(work, { tags: [NOTICE], before: seen(before), after: seen(after) })
  await tx
    .updateTable('notice')
    .set({
      message: after.message,
      enabled: after.enabled,
      sanitizer_version: SANITIZER_VERSION,
      changed_at: clock.now(),
    })
    .execute()
  await tx.deleteFrom('notice_translation').execute()
  if (after.translations.length > 0)
    await tx
      .insertInto('notice_translation')
      .values(after.translations.map((each) => ({ ...each, sanitizer_version: SANITIZER_VERSION })))
      .execute()
  await work.announce(globalChannel(), 'site-notice', after.enabled ? after : NOT_SHOWN)
  return { before, after }
}

/** Answers the notice as it is kept (ADMIN-20). */
export const setNotice = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.setNotice>,
): Promise<WholeNotice> =>
  transaction(async (work) => {
    const { before, after } = await writeNotice(work, clock, input)
    await work.audit({
      adminId: caller.id,
      action: 'notice set',
      target: 'notice',
      before: toldOf(before),
      after: toldOf(after),
    })
    return after
  })

/** Each language by itself, as texts are audited. */
const toldOf = ({ message, enabled, translations }: WholeNotice) => ({
  message,
  enabled,
  ...Object.fromEntries(translations.map((each) => [`message ${each.language_id}`, each.message])),
})
