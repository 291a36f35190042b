import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { polls, type DemoPoll } from '@loadout/demo/polls.ts'
import { seededRandom } from '@loadout/demo/seeded-random.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { insertPoll } from '../polls/write-poll.ts'
import type { Db } from '../platform/db/database.ts'
import { articleNamed } from './article-named.ts'
import type { Ids } from './insert-people.ts'
import { HOUR } from '../platform/clock.ts'

/** Who signs in to try the site has not voted yet. */
const SIGN_INS = 3

/** What the demo community is asked, and how its members have voted. */
export async function insertPolls(work: Work, ids: Ids, now: Date): Promise<void> {
  const voters = [...ids.values()].slice(SIGN_INS).map(({ id }) => id)
  for (const poll of polls) {
    const since = ago(now, poll.hoursAgo)
    const { id: pollId } = await insertPoll(work, since, {
      kind: poll.on === undefined ? 'site' : 'news',
      articleId: poll.on === undefined ? null : await articleNamed(work.tx, poll.on),
      texts: textsOf(poll),
      active: true,
      endsAt: poll.endedHoursAgo === undefined ? null : ago(now, poll.endedHoursAgo),
    })
    await insertVotes(work.tx, { pollId, poll, voters, since })
  }
  await countVotes(work.tx)
}

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)

/** English first: it is the primary text. */
const textsOf = ({ texts }: DemoPoll) =>
  Object.entries(texts).map(([locale, { question, options }]) => ({
    language_id: languageByLocale(locale)!.id,
    question,
    options: [...options],
  }))

type Votes = { pollId: number; poll: DemoPoll; voters: number[]; since: Date }

async function insertVotes(tx: Db, { pollId, poll, voters, since }: Votes) {
  const options = await tx
    .selectFrom('poll_option')
    .select('id')
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .execute()
  const random = seededRandom(poll.texts.en.question)
  const ballots = poll.leaning.flatMap((parts, place) =>
    Array.from({ length: parts }, () => options[place]?.id ?? 0),
  )
  const rows = voters
    .filter(() => random() * 100 < poll.turnout)
    .map((userId, index) => ({
      poll_id: pollId,
      user_id: userId,
      option_id: ballots[Math.floor(random() * ballots.length)] ?? 0,
      inserted: new Date(since.getTime() + (index + 1) * 60_000),
    }))
  await tx.insertInto('poll_vote').values(rows).execute()
}

const countVotes = (tx: Db) =>
  tx
    .updateTable('poll_option')
    .set((set) => ({
      votes: set
        .selectFrom('poll_vote')
        .select((select) => select.fn.countAll<number>().as('count'))
        .whereRef('poll_vote.option_id', '=', 'poll_option.id'),
    }))
    .execute()
