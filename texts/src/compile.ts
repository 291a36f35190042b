/**
 * Compiles the PO catalogues, which translators' tools read, into modules that the site loads: two per language,
 * of pages and of mails, and the type of every message with its arguments. Run by the build, the tests and `npm run dev`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

const catalogues = `${import.meta.dirname}/../catalogues`
const compiled = `${import.meta.dirname}/compiled`

/** The messages of one language as written, by id. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const filename = `${catalogues}/${locale}.po`
  const parsed = await formatter({ explicitIdAsDefault: true }).parse(readFileSync(filename, 'utf8'), {
    locale, sourceLocale: 'en', filename,
  })
  return Object.fromEntries(Object.entries(parsed).map(([id, { translation }]) => [id, translation ?? '']))
}

export const catalogueLocales = () => readdirSync(catalogues).map((name) => name.replace('.po', '')).toSorted()

/** The names that a message takes, with the type each must have. */
export function messageArguments(tokens: CompiledMessage): Map<string, 'number' | 'string | number'> {
  const found = new Map<string, 'number' | 'string | number'>()
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, kind, choices] = token
    if (name === '#') continue
    found.set(name, kind === 'plural' || kind === 'selectordinal' || kind === 'number' ? 'number' : 'string | number')
    if (choices === null || typeof choices !== 'object') continue
    for (const choice of Object.values(choices)) {
      if (Array.isArray(choice)) for (const [inner, type] of messageArguments(choice)) found.set(inner, found.get(inner) ?? type)
    }
  }
  return found
}

function typeOf(message: string) {
  const fields = [...messageArguments(compileMessageOrThrow(message))].map(([name, type]) => `${name}: ${type}`)
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`
}

/** Only the server writes mails: their words are no part of what browsers load. */
const isOfMail = (id: string) => id.startsWith('mail.')

async function compile() {
  mkdirSync(`${compiled}/mail`, { recursive: true })
  for (const locale of catalogueLocales()) {
    const messages = Object.entries(await readCatalogue(locale)).filter(([, message]) => message !== '')
    writeCatalogue(`${compiled}/${locale}.ts`, '../text.ts', messages.filter(([id]) => !isOfMail(id)))
    writeCatalogue(`${compiled}/mail/${locale}.ts`, '../../text.ts', messages.filter(([id]) => isOfMail(id)))
  }
  const types = Object.entries(await readCatalogue('en')).map(([id, message]) => `  ${JSON.stringify(id)}: ${typeOf(message)}`)
  writeFileSync(`${compiled}/messages.ts`, `/** Every message of the site and the values it takes. */\nexport type Messages = {\n${types.join('\n')}\n}\n`)
}

function writeCatalogue(file: string, types: string, messages: [string, string][]) {
  const tokens = messages.map(([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(message))},`)
  writeFileSync(file, `import type { CompiledCatalogue } from '${types}'\n\nexport const messages: CompiledCatalogue = {\n${tokens.join('\n')}\n}\n`)
}

if (import.meta.main) await compile()
