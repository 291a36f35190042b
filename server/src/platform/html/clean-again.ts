import { setTimeout } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { ChangePages } from '../page-changes.ts'
import { SANITIZER_VERSION } from './sanitize.ts'

export type Again = {
  /** The version that texts are cleaned with now. */
  version: number
  most: number
}

/**
 * Stored HTML of one domain: cleans up to so many texts that an older version cleaned, and answers how many those were. Only what comes
 * out different is written and makes pages stale.
 */
export type StoredHtml = (tx: Db, stale: (...tags: string[]) => void, again: Again) => Promise<number>

/** Cleaning keeps the process from everything else, so few at a time, and with pauses. */
const AT_ONCE = 20
const PAUSE_MS = 20

type Cleaning = { kinds: readonly StoredHtml[]; version?: number; signal?: AbortSignal }

/** Cleans all stored HTML that an older version of the allow-list let through (checklist H06). Answers how many texts that were: none, when it is done. */
export async function cleanAgain(changePages: ChangePages, { kinds, version = SANITIZER_VERSION, signal }: Cleaning): Promise<number> {
  let cleaned = 0
  for (const cleanSome of kinds) {
    let count = AT_ONCE
    while (count === AT_ONCE) {
      if (signal?.aborted) return cleaned
      count = await changePages((tx, stale) => cleanSome(tx, stale, { version, most: AT_ONCE }))
      cleaned += count
      if (count === AT_ONCE) await setTimeout(PAUSE_MS)
    }
  }
  return cleaned
}
