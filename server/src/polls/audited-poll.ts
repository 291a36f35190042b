import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import { auditedTexts } from '../audit/audited-texts.ts'
import type { Fields } from '../audit/difference.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { PollRow } from './staff-queries.ts'

export const auditedPollTexts = (texts: readonly PollTextInput[]): Fields =>
  auditedTexts(texts, ['question', 'options'])

/** A poll as the audit keeps it. */
export const auditedPoll = (row: PollRow): Fields => ({
  kind: row.kind,
  article_id: row.article_id,
  active: row.active,
  ends_at: row.ends_at && unixSeconds(row.ends_at),
  ...auditedPollTexts(row.texts),
})
