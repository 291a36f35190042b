import { asPattern } from '../platform/db/as-pattern.ts'

/**
 * Where a text names somebody with @, for PostgreSQL, without regard to case: not in the middle of
 * a word or an address, as `contract/src/comments/mention.ts` has it. Names are letters and digits.
 */
export const mentionOf = (name: string) =>
  String.raw`(?<![[:alnum:]_@.])@${asPattern(name)}(?![A-Za-z0-9_])`

/** What stands there when they have left, in every language. */
export const FORMER_MENTION = '@…'
