import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

/** Whose account is deleted, and what is known of them until all of it is erased. */
export type Leaver = {
  id: number
  /** Every name and address they had, in lower case, as they are compared. */
  names: readonly string[]
  addresses: readonly string[]
  /** Whoever was named so before that was somebody else. */
  joined: Date
  /** Whether their posts and comments stay, as those of a former member. */
  keepsTexts: boolean
}

/**
 * What a domain erases in the transaction with which a member leaves: who they are, and whatever
 * lets them in. The member is locked.
 */
export type EraseMember = (site: Site, work: Work, leaver: Leaver) => Promise<unknown>

/**
 * What a domain erases after that, in transactions of its own, because it may be much. It is
 * done again when its process died, so it must bear being repeated.
 */
export type EraseTraces = (site: Site, leaver: Leaver) => Promise<unknown>

/** Rows that one transaction deletes or changes of what may be much. */
export const ERASE_BATCH = 500
