import type { Audit, StaffAction } from './audit.ts'
import type { Broadcaster, Message } from './db/broadcasts.ts'
import type { Db } from './db/database.ts'
import { retryCollisions } from './db/retry-collisions.ts'
import type { EventKind, EventOf } from './event-kinds.ts'
import type { Due, PagePurges } from './page-purges.ts'
import type { Announce, AnnounceIn } from './realtime/outbox.ts'

/**
 * Everything that a change is made of. Whatever is asked of it belongs to the transaction: it is
 * done with the commit or right after it, and of what is rolled back nothing is.
 */
export type Work = {
  tx: Db
  /** Forgets the pages that depend on one of these tags, such as `news:40`, in every process. */
  purge: (...tags: string[]) => void
  /**
   * The same after something was added and nothing replaced, such as a comment: again within two
   * seconds, these pages go once, at their end, or each of many comments would be a render.
   */
  purgeAddedTo: (...tags: string[]) => void
  /** The same at a moment, when something appears that was scheduled. */
  purgeAt: (moment: Date, ...tags: string[]) => void
  /** Tells browsers: `work.announce(memberChannel(id), 'completed-task', { … })`. */
  announce: Announce
  /** Closes a member's sockets, in every process: for bans and sign-outs. */
  disconnect: (userId: number) => Promise<void>
  /** Sends something to the other processes. */
  broadcast: (message: Message) => void
  /** Writes down what happened; its consumers act on it (`events.ts`). */
  record: <Kind extends EventKind>(event: EventOf<Kind>) => Promise<void>
  /** Writes down what staff did. */
  audit: (action: StaffAction) => Promise<void>
  /**
   * Does something in this process, before the writer gets its answer. It is lost if the process
   * dies: what must not be lost is a job, or an event with a consumer after the commit.
   */
  afterCommit: (action: () => void | Promise<void>) => void
}

/** Runs one transaction. It may run more than once, so it leaves nothing behind but in `work`. */
export type Transact = <T>(run: (work: Work) => Promise<T>) => Promise<T>

type Parts = {
  db: Db
  pages: Pick<PagePurges, 'purge'>
  broadcaster: Pick<Broadcaster, 'send'>
  announce: AnnounceIn
  disconnect: (work: Work, userId: number) => Promise<void>
  record: <Kind extends EventKind>(work: Work, event: EventOf<Kind>) => Promise<void>
  audit: Audit
  log: (message: string) => void
}

/** What is to be done when a transaction is through. */
type Consequences = {
  tags: Set<string>
  addedTo: Set<string>
  due: Due[]
  messages: Message[]
  actions: (() => void | Promise<void>)[]
}

/**
 * The one way to change something. Two transactions that lock each other out are tried again
 * (checklist B05); the other processes hear of a change before its writer gets the answer.
 */
export function createTransactions(parts: Parts): Transact {
  return (run) => retryCollisions(() => runOnce(parts, run))
}

async function runOnce<T>(parts: Parts, run: (work: Work) => Promise<T>): Promise<T> {
  const consequences: Consequences = {
    tags: new Set(),
    addedTo: new Set(),
    due: [],
    messages: [],
    actions: [],
  }
  let isRun = false
  const answer = await parts.db
    .transaction()
    .execute(async (tx) => {
      const result = await run(workIn(tx, parts, consequences))
      isRun = true
      return result
    })
    .catch((error: unknown) => {
      // A COMMIT may have come through although its answer was lost: then everybody looks for
      // themselves.
      if (isRun) void parts.broadcaster.send(messagesInDoubt(parts, consequences))
      throw error
    })
  const messages = purgeAndCollect(parts, consequences)
  for (const action of consequences.actions) await attempt(action, parts.log)
  await parts.broadcaster.send(messages)
  return answer
}

function workIn(
  tx: Db,
  parts: Parts,
  { tags, addedTo, due, messages, actions }: Consequences,
): Work {
  const work: Work = {
    tx,
    purge: (...stale) => stale.forEach((tag) => tags.add(tag)),
    purgeAddedTo: (...stale) => stale.forEach((tag) => addedTo.add(tag)),
    purgeAt: (at, ...stale) => void due.push({ at, tags: stale }),
    announce: (...event) => parts.announce(work, ...event),
    disconnect: (userId) => parts.disconnect(work, userId),
    broadcast: (message) => void messages.push(message),
    record: (event) => parts.record(work, event),
    audit: (action) => parts.audit(tx, action),
    afterCommit: (action) => void actions.push(action),
  }
  return work
}

/** Purges the own pages, and answers what the other processes are to be told. */
function purgeAndCollect(
  { pages }: Parts,
  { tags, addedTo, due, messages }: Consequences,
): Message[] {
  if (tags.size + addedTo.size + due.length === 0) return messages
  return [...messages, pages.purge({ tags: [...tags], addedTo: [...addedTo], due })]
}

const messagesInDoubt = (parts: Parts, consequences: Consequences): Message[] =>
  purgeAndCollect(parts, consequences).map(({ channel, payload, inDoubt = payload }) => ({
    channel,
    payload: inDoubt,
  }))

/** The change is made, so its writer is answered whatever comes of this. */
async function attempt(action: () => void | Promise<void>, log: (message: string) => void) {
  try {
    await action()
  } catch (error) {
    log(`after a commit: ${(error as Error).message}`)
  }
}
