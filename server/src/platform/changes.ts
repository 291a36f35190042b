import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { prepared, preparedAlong } from './db/prepared.ts'
import { invalidRequest, PublicError, ruleBroken, unavailable } from './http/public-error.ts'
import type { ChangePages } from './page-changes.ts'

/** What a change is done with: the transaction, and the tags of pages it makes stale. */
export type Change = { tx: Db; stale: (...tags: string[]) => void }

/** Runs the one transaction of a call. */
export type MakeChange = <T extends object>(work: (change: Change) => Promise<T>) => Promise<T>

/** Who repeats what: the same caller, call, key and input. */
export type Repeat = { caller: string; call: string; key: string; input: unknown }

/** Long enough that nobody guesses another's, short enough to be stored. */
const KEY = /^[\w-]{16,64}$/
const MOST_TRIES = 3
const FORGOTTEN_AFTER = '24 hours'

export type Changes = ReturnType<typeof changesOf>

const keptAnswer = prepared((db, _: object, at: { caller: string; call: string; key: string }) =>
  db
    .selectFrom('replay')
    .select(['answer', 'input_hash'])
    .where('caller', '=', at.caller)
    .where('call', '=', at.call)
    .where('key', '=', at.key),
)

const insertReplay = preparedAlong(
  (
    tx,
    _: object,
    {
      caller,
      call,
      key,
      inputHash,
      now,
    }: { caller: string; call: string; key: string; inputHash: Buffer; now: Date },
  ) =>
    tx
      .insertInto('replay')
      .values({ caller, call, key, input_hash: inputHash, answer: null, inserted: now }),
)

const isRepeat = (error: unknown) =>
  (error as { constraint?: string } | undefined)?.constraint === 'replay_pkey'

const keepAnswer = preparedAlong(
  (
    tx,
    _: object,
    { caller, call, key, answer }: { caller: string; call: string; key: string; answer: string },
  ) =>
    tx
      .updateTable('replay')
      .set({ answer })
      .where('caller', '=', caller)
      .where('call', '=', call)
      .where('key', '=', key),
)

/**
 * Every call that changes something does so in one transaction of this kind. With a replay key the
 * answer is kept in it, and a repeat of the same action is answered from there and changes nothing
 * (AMB-150, checklist B01). Two changes that lock each other out are tried again (checklist B05).
 * An answer that holds a secret must not be made here, for it would be stored.
 */
export function changesOf({
  db,
  changePages,
  clock,
  secret,
}: {
  db: Db
  changePages: ChangePages
  clock: Clock
  secret: string
}) {
  /** Keyed, because an input may hold a password, and what is stored must not help to guess it. */
  const hashOf = ({ input }: Repeat) =>
    createHmac('sha256', secret).update(JSON.stringify(input)).digest()

  const made =
    (repeat: Repeat | undefined): MakeChange =>
    async (work) => {
      try {
        return await triedAgain(() =>
          changePages(async (tx, stale) => {
            if (!repeat) return work({ tx, stale })
            const { caller, call, key } = repeat
            // Not waited for: whoever comes second waits for the first with whatever the work asks
            // next, which then fails.
            await insertReplay(
              tx,
              {},
              { caller, call, key, inputHash: hashOf(repeat), now: clock.now() },
            )
            const answer = await work({ tx, stale })
            await keepAnswer(tx, {}, { caller, call, key, answer: JSON.stringify(answer) })
            return answer
          }),
        )
      } catch (error) {
        if (!repeat || !isRepeat(error)) throw error
        const before = await answerOf(repeat)
        if (!before) throw unavailable()
        return before as never
      }
    }

  /** What this action was answered when it came before; undefined when it has not come through. */
  async function answerOf(repeat: Repeat): Promise<object | undefined> {
    const [before] = await keptAnswer(db, {}, repeat)
    if (!before) return undefined
    if (!before.input_hash.equals(hashOf(repeat))) throw ruleBroken('repeated_otherwise')
    return before.answer ?? undefined
  }

  /**
   * Answers a call, or says again what it was answered the first time: before the handler looks at
   * anything, because what it would refuse now (such as a name that is taken) may be what it did
   * then; and after a refusal, because the first may have come through meanwhile.
   */
  async function answerOnce(
    repeat: Repeat | undefined,
    answer: (change: MakeChange) => unknown,
  ): Promise<unknown> {
    if (!repeat) return answer(made(undefined))
    if (!KEY.test(repeat.key)) throw invalidRequest()
    const before = await answerOf(repeat)
    if (before) return before
    try {
      return await answer(made(repeat))
    } catch (error) {
      const meanwhile =
        error instanceof PublicError && error.status === 400 ? await answerOf(repeat) : undefined
      if (meanwhile) return meanwhile
      throw error
    }
  }

  return { answerOnce }
}

/** A deadlock ends one of its two transactions, which can simply be done again. */
async function triedAgain<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      const isCollision = ['40001', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!isCollision) throw error
      if (attempt === MOST_TRIES) throw unavailable()
    }
  }
}

/** Answers older than a day are of no use to anybody. */
export const forgetReplays = (db: Db, clock: Clock) =>
  db
    .deleteFrom('replay')
    .where(
      'inserted',
      '<',
      sql<Date>`${clock.now()}::timestamptz - ${sql.lit(FORGOTTEN_AFTER)}::interval`,
    )
    .execute()
