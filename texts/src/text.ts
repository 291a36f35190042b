import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Messages } from './compiled/messages.ts'
import { messagesIn } from './messages-in.ts'

export type MessageId = keyof Messages
export type CompiledCatalogue = Record<string, CompiledMessage>

/** The ids of messages that need no values. */
export type PlainMessageId = {
  [Id in MessageId]: Messages[Id] extends undefined ? Id : never
}[MessageId]

/** Says a message in the reader's language. The compiler knows every id and the values it takes. */
export type Text = <Id extends MessageId>(
  id: Id,
  ...values: Messages[Id] extends undefined ? [] : [Messages[Id]]
) => string

const texts = new WeakMap<CompiledCatalogue, Text>()

/**
 * How a catalogue speaks. A message that it lacks is said in English: the catalogues are tested to
 * be complete, a lazy one may be older. English says its plurals and figures the English way,
 * whichever language it stands in for.
 */
export function textOf(
  locale: string,
  catalogue: CompiledCatalogue,
  english: CompiledCatalogue,
): Text {
  const known = texts.get(catalogue)
  if (known) return known
  const text =
    catalogue === english
      ? createText('en', english)
      : createText(locale, { ...english, ...catalogue })
  texts.set(catalogue, text)
  return text
}

/**
 * A page says the same few hundreds of messages again and again, many with the same figure: those
 * are put together once.
 */
const MAX_REMEMBERED = 2_000

function createText(locale: string, catalogue: CompiledCatalogue): Text {
  const say = messagesIn(locale)
  const remembered = new Map<string, string>()
  return (id: string, values?: Record<string, unknown>) => {
    const asked = values ? id + JSON.stringify(values) : id
    const known = remembered.get(asked)
    if (known !== undefined) return known
    const message = catalogue[id]
    const said = message ? say(message, values ?? {}) : id
    if (remembered.size === MAX_REMEMBERED) remembered.clear()
    remembered.set(asked, said)
    return said
  }
}
