import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { Fields } from '../audit/difference.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { PollRow } from './staff-queries.ts'

/** Each text under the number of its language: "question 3". */
export const auditedPollTexts = (texts: readonly PollTextInput[]): Fields =>
  Object.fromEntries(
    texts.flatMap(({ language_id, question, options }) => [
      [`question ${language_id}`, question],
      [`options ${language_id}`, options],
    ]),
  )

/** A poll as the audit keeps it. */
export const auditedPoll = (row: PollRow): Fields => ({
  kind: row.kind,
  article_id: row.article_id,
  active: row.active,
  ends_at: row.ends_at && unixSeconds(row.ends_at),
  ...auditedPollTexts(row.texts),
})
