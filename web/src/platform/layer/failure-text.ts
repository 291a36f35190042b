import type { MessageId, PlainMessageId, Text } from '@loadout/texts/text.ts'
import { isOfOlderPage } from '../call/call-error.ts'
import { englishCatalogue } from '../language/catalogues.ts'
import { PART_MISSING, type Failure } from './failures.ts'

const isPlain = (id: string): id is PlainMessageId & MessageId =>
  Object.hasOwn(englishCatalogue(), id)

/**
 * The reader's own words for a code of the server; undefined for one that this version does not
 * know (AMB-151).
 */
export function codeText(code: string, text: Text): string | undefined {
  const id = `error.${code}`
  return isPlain(id) ? text(id) : undefined
}

/**
 * What a failure has to say; a refusal that this version does not know is shown as the server put
 * it.
 */
export function failureText(failure: Failure, text: Text): string {
  const { status, code, message } = failure
  if (code === PART_MISSING || isOfOlderPage(failure)) return text('error.chunk')
  if (status >= 500) return text('dialog.server_error')
  return codeText(code, text) ?? message
}
