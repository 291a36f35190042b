import { parseId } from '../platform/integers.ts'

export const STREAMS = '/streams'

/** Whatever is longer than any form takes is no name. */
export const STREAM_NAME_MAX = 300

const ONLY_DIGITS = /^\d+$/

/** By its name, which people know; a name of digits alone would be read as a number (STREAM-07). */
export const streamPath = ({ id, username }: { id: number; username: string }) =>
  `${STREAMS}/${ONLY_DIGITS.test(username) ? id : username}`

/**
 * Which stream an address means: digits are a number, anything else is a name (STREAM-07);
 * undefined for what no stream can be called, or has as its number (checklist G14).
 */
export function streamNamed(step: string): { id: number } | { username: string } | undefined {
  if (step.length > STREAM_NAME_MAX) return undefined
  if (!ONLY_DIGITS.test(step)) return { username: step }
  const id = parseId(step)
  return id === undefined ? undefined : { id }
}
