import { loggableMessage } from '../db/loggable-message.ts'

const MAX_CHARACTERS = 300
/** A shorter word of what a job was given is part of too many others. */
const TOLD_CHARACTERS = 3
const HIDDEN = '…'

/**
 * Why a job failed, in one line for staff and the log, with nothing in it that is nobody's business
 * but the job's (D02): none of the texts that it was given, wherever an error repeats them, no
 * address of a mail, nothing of a link but its site, and no token.
 */
export function failureLine(failure: unknown, data: unknown): string {
  const message = failure instanceof Error ? loggableMessage(failure) : String(failure)
  return textsIn(data)
    .filter((text) => text.length >= TOLD_CHARACTERS)
    .toSorted((one, other) => other.length - one.length)
    .reduce((line, text) => line.replaceAll(text, HIDDEN), message)
    .replaceAll(/(https?:\/\/)(?:[^\s/?#"'<>]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi, `$1$2/${HIDDEN}`)
    .replaceAll(/[^\s"'<>()]+/g, (word) => (word.includes('@') ? HIDDEN : word))
    .replaceAll(/[\w-]{32,}/g, (word) => (/[\dA-Z]/.test(word) ? HIDDEN : word))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
}

/** Every text in something, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
