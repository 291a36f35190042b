/**
 * Compiles the PO catalogues, which translators' tools read, into modules that the site loads: one
 * per part and language, and the type of every message with its arguments. Run by the build, the
 * tests and `npm run dev`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

const catalogues = `${import.meta.dirname}/../catalogues`
const compiled = `${import.meta.dirname}/compiled`

/**
 * Folders of catalogues: what everybody reads, and what is fetched with the places where it is said
 * (see `catalogues.ts` of the web part).
 */
export const catalogueParts = () => readdirSync(catalogues).toSorted()

/** The messages of one part in one language as written, by id. */
async function readPart(part: string, locale: string): Promise<Record<string, string>> {
  const filename = `${catalogues}/${part}/${locale}.po`
  const parsed = await formatter({ explicitIdAsDefault: true }).parse(
    readFileSync(filename, 'utf8'),
    {
      locale,
      sourceLocale: 'en',
      filename,
    },
  )
  return Object.fromEntries(
    Object.entries(parsed).map(([id, { translation }]) => [id, translation ?? '']),
  )
}

/** All messages of one language. No id is in two parts. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const part of catalogueParts()) {
    for (const [id, message] of Object.entries(await readPart(part, locale))) {
      if (id in all) throw new Error(`${id} is in two catalogues of ${locale}.`)
      all[id] = message
    }
  }
  return all
}

export const catalogueLocales = () =>
  [
    ...new Set(
      catalogueParts().flatMap((part) =>
        readdirSync(`${catalogues}/${part}`).map((name) => name.replace('.po', '')),
      ),
    ),
  ].toSorted()

/** The names that a message takes, with the type each must have. */
export function messageArguments(
  tokens: CompiledMessage,
): Map<string, 'number' | 'string | number'> {
  const found = new Map<string, 'number' | 'string | number'>()
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, kind, choices] = token
    if (name === '#') continue
    found.set(
      name,
      kind === 'plural' || kind === 'selectordinal' || kind === 'number'
        ? 'number'
        : 'string | number',
    )
    if (choices === null || typeof choices !== 'object') continue
    for (const choice of Object.values(choices)) {
      if (Array.isArray(choice))
        for (const [inner, type] of messageArguments(choice))
          found.set(inner, found.get(inner) ?? type)
    }
  }
  return found
}

function typeOf(message: string) {
  const fields = [...messageArguments(compileMessageOrThrow(message))].map(
    ([name, type]) => `${name}: ${type}`,
  )
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`
}

/** Every module, by its path in the folder of what is compiled. */
async function compileModules(): Promise<Map<string, string>> {
  const modules = new Map<string, string>()
  for (const part of catalogueParts()) {
    for (const locale of catalogueLocales()) {
      const tokens = Object.entries(await readPart(part, locale))
        .filter(([, message]) => message !== '')
        .map(
          ([id, message]) =>
            `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(message))},`,
        )
      const head = `import type { CompiledCatalogue } from '../../text.ts'\n\nexport const messages: CompiledCatalogue = {\n`
      modules.set(`${part}/${locale}.ts`, `${head}${tokens.join('\n')}\n}\n`)
    }
  }
  const parts = catalogueParts().map((part) => `'${part}'`)
  modules.set(
    'parts.ts',
    `/** Every folder of catalogues. */\nexport const catalogueParts = [${parts.join(', ')}] as const\nexport type CataloguePart = (typeof catalogueParts)[number]\n`,
  )
  const types = Object.entries(await readCatalogue('en')).map(
    ([id, message]) => `  ${JSON.stringify(id)}: ${typeOf(message)}`,
  )
  return modules.set(
    'messages.ts',
    `/** Every message of the site and the values it takes. */\nexport type Messages = {\n${types.join('\n')}\n}\n`,
  )
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** What has not changed is left alone: a build may compile while the types are being checked. */
function writeModules(modules: Map<string, string>) {
  for (const [name, source] of modules) {
    const path = `${compiled}/${name}`
    if (readIfThere(path) === source) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  for (const entry of readdirSync(compiled, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`
    if (entry.isFile() && !modules.has(relative(compiled, path))) rmSync(path)
  }
}

export const compileTexts = async () => writeModules(await compileModules())

if (import.meta.main) await compileTexts()
