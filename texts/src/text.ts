import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Messages } from './compiled/messages.ts'

export type MessageId = keyof Messages
export type CompiledCatalogue = Record<string, CompiledMessage>

/** The ids of messages that need no values. */
export type PlainMessageId = { [Id in MessageId]: Messages[Id] extends undefined ? Id : never }[MessageId]

/** Says a message in the reader's language. The compiler knows every id and the values it takes. */
export type Text = <Id extends MessageId>(
  id: Id,
  ...values: Messages[Id] extends undefined ? [] : [Messages[Id]]
) => string

/** A message that the catalogue lacks is said in English: the catalogues are tested to be complete, a lazy one may be older. */
export function createText(locale: string, catalogue: CompiledCatalogue, english: CompiledCatalogue): Text {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogue === english ? english : { ...english, ...catalogue } } })
  return (id, ...values) => i18n._(id, values[0])
}
