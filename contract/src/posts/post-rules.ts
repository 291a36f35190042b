import { Flag, hasFlag } from '../accounts/flags.ts'
import { plainText } from '../platform/plain-text.ts'

/**
 * What authors are held to. Free of zod: the editor counts by it before it sends.
 */

export const POST_TITLE_MAX = 150
/** What the cleaner of articles takes (checklist H11). */
export const POST_CONTENT_MAX = 100_000
export const POST_REASON_MAX = 300
/** How many drafts a member may have at once (POST-17 lists them on one page). */
export const MAX_DRAFTS = 100

const CONTENT_MIN = 280

/**
 * Who writes, and whether it is their first post about something that they have bought (AMB-60).
 */
export type PostAuthor = { flags: number; isOfPurchase: boolean }

/**
 * Members whom staff have verified or featured, and whoever writes of a purchase, may write less
 * (POST-39, POST-40, AMB-32).
 */
export const minContent = (author: PostAuthor): number =>
  author.isOfPurchase || hasFlag(author, Flag.VerifiedSymbol) || hasFlag(author, Flag.Featured)
    ? 0
    : CONTENT_MIN

/** In characters as people count them: an emoji is one (AMB-129). `text` is free of HTML. */
export const contentLength = (text: string): number => [...text.trim()].length

/** Whether there is nothing to read or see: no word, no picture and no player. */
export const isEmptyText = (html: string): boolean =>
  plainText(html) === '' && !/<(?:img|a [^<>]*data-video)/.test(html)

/**
 * Whether an author has more than one game, tags, a picture of their own and a poll (POST-41 to
 * POST-44, AMB-45).
 */
export const hasAdminFields = (author: { flags: number }): boolean => hasFlag(author, Flag.Admin)
