import type { MessageId, PlainMessageId, Text } from '@loadout/texts/text.ts'
import { englishCatalogue } from '../../platform/language/catalogues.ts'

/** Whether there is such a message, of those that have been fetched. */
export const isPlain = (id: string): id is PlainMessageId & MessageId =>
  Object.hasOwn(englishCatalogue(), id)

/** What was done, in the reader's words; as it is written down where this version has none. */
export function actionText(action: string, text: Text): string {
  const id = `action.${action.replaceAll(' ', '_')}`
  return isPlain(id) ? text(id) : action
}
