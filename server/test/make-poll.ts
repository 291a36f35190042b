import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { insertPoll } from '../src/polls/write-poll.ts'
import type { RunningSite } from '../src/site.ts'

export type PollWish = {
  /** The article that it belongs to; without one it is a poll of the site. */
  on?: { id: number }
  kind?: PollKind
  question?: string
  options?: string[]
  languageId?: LanguageId
  translations?: PollTextInput[]
  active?: boolean
  endsAt?: Date | null
}

/** Answers the ids of its options in their order. */
export async function makePoll(
  { db, clock, transaction }: RunningSite,
  {
    on,
    kind = on ? 'news' : 'site',
    question,
    options: texts = ['Red', 'Blue'],
    languageId = 0,
    translations = [],
    active = true,
    endsAt = null,
  }: PollWish & { question: string },
) {
  const { id } = await transaction((work) =>
    insertPoll(work, clock.now(), {
      kind,
      articleId: on?.id ?? null,
      texts: [{ language_id: languageId, question, options: texts }, ...translations],
      active,
      endsAt,
    }),
  )
  const rows = await db
    .selectFrom('poll_option')
    .select('id')
    .where('poll_id', '=', id)
    .orderBy('position')
    .execute()
  const options = rows.map((row) => row.id) as [number, number, ...number[]]
  return { id, question, options }
}
