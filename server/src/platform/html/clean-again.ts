import { setTimeout } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { Transact, Work } from '../unit-of-work.ts'
import { SANITIZER_VERSION } from './sanitize.ts'

/** As much of a Kysely select as cleaning needs, whichever table it is of. */
type Select<Row> = {
  limit: (max: number) => Select<Row>
  forUpdate: () => Select<Row>
  skipLocked: () => Select<Row>
  execute: () => Promise<Row[]>
}

/** Where one domain keeps HTML. */
type Texts<Row extends { html: string }> = {
  clean: (html: string) => string
  /** Selects those that an older version cleaned, each as `html` with the key of its row. */
  older: (tx: Db, version: number) => Select<Row>
  /** Undefined stays as it is: most texts come out as they were, and only their version is new. */
  update: (
    tx: Db,
    row: Row,
    change: { html: string | undefined; version: number },
  ) => Promise<unknown>
  /** The tags of the pages that show a text. */
  shownOn: (row: Row) => string[]
}

type Again = { version: number; max: number }
type Cleaned = { count: number; isMoreLeft: boolean }

/** Cleans some of the texts of one domain. */
export type CleanSome = (work: Work, again: Again) => Promise<Cleaned>

/** What is being written at this moment is passed over, and counts as left. */
export const cleanerOf =
  <Row extends { html: string }>({ clean, older, update, shownOn }: Texts<Row>): CleanSome =>
  async ({ tx, purge }, { version, max }) => {
    const rows = await older(tx, version).limit(max).forUpdate().skipLocked().execute()
    for (const row of rows) {
      const html = clean(row.html)
      if (html !== row.html) purge(...shownOn(row))
      await update(tx, row, { html: html === row.html ? undefined : html, version })
    }
    const left = await older(tx, version).limit(1).execute()
    return { count: rows.length, isMoreLeft: left.length > 0 }
  }

/** Cleaning keeps the process from everything else, so few at a time, and with pauses. */
const AT_ONCE = 20
const PAUSE_MS = 20
/** Until what could not be cleaned is tried again; twice as long each time. */
const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 300_000

type Cleaning = {
  kinds: readonly CleanSome[]
  version?: number
  signal?: AbortSignal
  /** Told of every failure; another try follows. */
  onError: (error: unknown) => void
}

/**
 * Cleans all stored HTML that an older version of the allow-list let through (checklist H06), and
 * goes on until nothing of it is left: a database that is away and texts that somebody else holds
 * only take longer. Answers how many texts it cleaned.
 */
export async function cleanAgain(
  transaction: Transact,
  { kinds, version = SANITIZER_VERSION, signal, onError }: Cleaning,
): Promise<number> {
  let cleaned = 0

  async function cleanAll(cleanSome: CleanSome): Promise<'done' | 'held'> {
    for (;;) {
      signal?.throwIfAborted()
      const { count, isMoreLeft } = await transaction((work) =>
        cleanSome(work, { version, max: AT_ONCE }),
      )
      cleaned += count
      if (!isMoreLeft) return 'done'
      if (count === 0) return 'held'
      await setTimeout(PAUSE_MS)
    }
  }

  let unfinished = kinds
  for (let retry = FIRST_RETRY_MS; ; retry = Math.min(retry * 2, LAST_RETRY_MS)) {
    const again: CleanSome[] = []
    for (const cleanSome of unfinished) {
      const outcome = await cleanAll(cleanSome).catch(
        (error: unknown) => void (signal?.aborted || onError(error)),
      )
      if (signal?.aborted) return cleaned
      if (outcome !== 'done') again.push(cleanSome)
    }
    if (again.length === 0) return cleaned
    unfinished = again
    await setTimeout(retry, undefined, signal ? { signal } : {}).catch(() => undefined)
  }
}
