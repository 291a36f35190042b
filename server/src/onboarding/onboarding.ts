import type * as contract from '@loadout/contract/onboarding/onboarding.ts'
import {
  ONBOARDING_DAYS,
  onboardingSteps,
  type Onboarding,
  type OnboardingStep,
} from '@loadout/contract/onboarding/onboarding.ts'
import type { EraseTraces } from '../leaving/leaver.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'

/** Whoever joins is shown their first steps, from the transaction on that makes the account. */
export const offerToWhoJoins = ({ events }: Pick<Site, 'events'>): void =>
  events.inTransaction('member joined', async ({ tx }, { actorId }) => {
    if (actorId !== null) await offerOnboarding(tx, actorId)
  })

export const offerOnboarding = (tx: Db, userId: number) =>
  tx
    .insertInto('onboarding')
    .values({
      user_id: userId,
      games_chosen_at: null,
      language_chosen_at: null,
      closed_at: null,
    })
    .execute()

const findFacts = (db: Db, userId: number) =>
  db
    .selectFrom('onboarding')
    .innerJoin('users', 'users.id', 'onboarding.user_id')
    .select(['avatar', 'inserted', 'following_count', 'comment_count'])
    .select(['games_chosen_at', 'language_chosen_at', 'closed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst()

/** What the tables of other domains tell is asked of them each time: a picture may go again. */
export async function readOnboarding(db: Db, clock: Clock, userId: number): Promise<Onboarding> {
  const facts = await findFacts(db, userId)
  if (!facts) return { open: false, done: [] }
  const isDone: Record<OnboardingStep, boolean> = {
    picture: facts.avatar !== null,
    games: facts.games_chosen_at !== null,
    language: facts.language_chosen_at !== null,
    follow: facts.following_count > 0,
    comment: facts.comment_count > 0,
  }
  const done = onboardingSteps.filter((step) => isDone[step])
  const isNew = clock.now().getTime() - facts.inserted.getTime() < ONBOARDING_DAYS * DAY
  return { open: isNew && facts.closed_at === null && done.length < onboardingSteps.length, done }
}

const columns = {
  games: 'games_chosen_at',
  language: 'language_chosen_at',
  closed: 'closed_at',
} as const

/** The first moment stays. Of an older account there is nothing to note. */
export async function noteOnboarding(
  { db, clock }: { db: Db; clock: Clock },
  { input: { what }, caller, transaction }: CallRequest<typeof contract.noteOnboarding>,
): Promise<Onboarding> {
  const column = columns[what]
  await transaction(({ tx }) =>
    tx
      .updateTable('onboarding')
      .set({ [column]: clock.now() })
      .where('user_id', '=', caller.id)
      .where(column, 'is', null)
      .execute(),
  )
  return readOnboarding(db, clock, caller.id)
}

export const eraseOnboarding: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('onboarding').where('user_id', '=', id).execute()
