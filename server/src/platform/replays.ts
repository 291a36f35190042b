import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { deleteInBatches } from './db/delete-in-batches.ts'
import { prepared, preparedPipelined, type Blanks } from './db/prepared.ts'
import { invalidRequest, PublicError, ruleBroken, unavailable } from './http/public-error.ts'
import type { Transact } from './unit-of-work.ts'

/**
 * Who repeats what: the same caller, call, key and parameters, as they were sent: what a schema
 * makes of them may be something else in the next release. All who are not signed in are one
 * caller: whoever knows neither key nor parameters of another is not answered what they were.
 */
type Repeat = { caller: string; call: string; key: string; sent: Record<string, unknown> }

/** Long enough that nobody guesses another's, short enough to be stored. */
const KEY = /^[\w-]{16,64}$/
const EXPIRES_AFTER = '24 hours'

export type Replays = ReturnType<typeof createReplays>

const keptAnswer = prepared((db, at: Blanks<{ caller: string; call: string; key: string }>) =>
  db
    .selectFrom('replay')
    .select(['answer', 'input_hash'])
    .where('caller', '=', at.caller)
    .where('call', '=', at.call)
    .where('key', '=', at.key),
)

const insertReplay = preparedPipelined(
  (
    tx,
    {
      caller,
      call,
      key,
      inputHash,
      now,
    }: Blanks<{ caller: string; call: string; key: string; inputHash: Buffer; now: Date }>,
  ) =>
    tx
      .insertInto('replay')
      .values({ caller, call, key, input_hash: inputHash, answer: null, inserted: now }),
)

const byName = (sent: Record<string, unknown>) =>
  Object.keys(sent)
    .toSorted()
    .map((name) => [name, sent[name]])

const isRepeat = (error: unknown) =>
  (error as { constraint?: string } | undefined)?.constraint === 'replay_pkey'

const keepAnswer = preparedPipelined(
  (
    tx,
    {
      caller,
      call,
      key,
      answer,
    }: Blanks<{ caller: string; call: string; key: string; answer: string }>,
  ) =>
    tx
      .updateTable('replay')
      .set({ answer })
      .where('caller', '=', caller)
      .where('call', '=', call)
      .where('key', '=', key),
)

/**
 * With a replay key the answer of a call is kept in its transaction, and a repeat of the same
 * action is answered from there and changes nothing (AMB-150, checklist B01). An answer that holds
 * a secret must not be made in it, for it would be stored: its call uses the transaction of the
 * site.
 */
export function createReplays({
  db,
  transaction,
  clock,
  secret,
}: {
  db: Db
  transaction: Transact
  clock: Clock
  secret: string
}) {
  /** Keyed, because they may hold a password, and what is stored must not help to guess it. */
  const hashOf = ({ sent }: Repeat) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(byName(sent)))
      .digest()

  const keepingAnswer =
    (repeat: Repeat): Transact =>
    async (run) => {
      try {
        return await transaction(async (work) => {
          const { caller, call, key } = repeat
          const { tx } = work
          // Not waited for: whoever comes second waits for the first with whatever the work asks
          // next, which then fails.
          const inputHash = hashOf(repeat)
          await insertReplay(tx, { caller, call, key, inputHash, now: clock.now() })
          const answer = await run(work)
          await keepAnswer(tx, { caller, call, key, answer: JSON.stringify(answer) })
          return answer
        })
      } catch (error) {
        if (!isRepeat(error)) throw error
        const before = await answerOf(repeat)
        if (!before) throw unavailable()
        return before as never
      }
    }

  /** What this action was answered when it came before; undefined when it has not come through. */
  async function answerOf(repeat: Repeat): Promise<object | undefined> {
    const [before] = await keptAnswer(db, repeat)
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
    answer: (transaction: Transact) => unknown,
  ): Promise<unknown> {
    if (!repeat) return answer(transaction)
    if (!KEY.test(repeat.key)) throw invalidRequest()
    const before = await answerOf(repeat)
    if (before) return before
    try {
      return await answer(keepingAnswer(repeat))
    } catch (error) {
      const meanwhile =
        error instanceof PublicError && error.status === 400 ? await answerOf(repeat) : undefined
      if (meanwhile) return meanwhile
      throw error
    }
  }

  return { answerOnce }
}

/** Answers older than a day are of no use to anybody. */
export const deleteExpiredReplays = (db: Db, clock: Clock) =>
  deleteInBatches(
    db,
    'replay',
    sql`inserted < ${clock.now()}::timestamptz - ${sql.lit(EXPIRES_AFTER)}::interval`,
  )
