/**
 * An @ with two or more characters of a name right before the cursor (CMT-15); not in the middle of
 * a word or an address.
 */
const BEGUN = /(?<![\p{L}\p{N}_@.]|\.[\p{L}\p{N}]{1,63}\/)@([A-Za-z0-9]{2,15})$/u

/** The name that is being written where the cursor is, and where its @ stands. */
export function mentionAt(
  text: string,
  cursor: number,
): { name: string; start: number } | undefined {
  const begun = BEGUN.exec(text.slice(0, cursor))
  return begun?.[1] === undefined ? undefined : { name: begun[1], start: begun.index }
}
