import type { Locale } from '@loadout/contract/languages/languages.ts'
import { messages as english } from '@loadout/texts/compiled/site/en.ts'
import type { CataloguePart } from '@loadout/texts/compiled/parts.ts'
import { textOf, type CompiledCatalogue, type Text } from '@loadout/texts/text.ts'
import { createListeners } from '../listeners.ts'
import { loadChunk } from '../load-chunk.ts'

/**
 * Catalogues come in parts, each a folder of `texts/catalogues`: `site` is what every reader meets,
 * `places` the searches and lists that many never open, `members` what one has to sign in for,
 * `admin` what staff say. All but the first are fetched with what says them, so a domain may have a
 * part of its own. Mails are written by the server.
 */
export type TextPart = Exclude<CataloguePart, 'mail'>

type Chunks = Record<string, () => Promise<{ messages: CompiledCatalogue }>>

/**
 * Each a chunk of its own that only its readers load (I18N-10). English of the whole site is in the
 * first script.
 */
const ofSite: Chunks = import.meta.glob<{ messages: CompiledCatalogue }>([
  '../../../../texts/src/compiled/site/*.ts',
  '!../../../../texts/src/compiled/site/en.ts',
])

/**
 * The names of the other parts' chunks would be a part of the first script that most readers never
 * need.
 */
const chunksOf = async (part: TextPart): Promise<Chunks> =>
  part === 'site' ? ofSite : (await loadChunk(() => import('./more-catalogues.ts'))).ofMoreParts

const wanted = new Set<TextPart>(['site'])
const arrived = new Set<string>(['site/en'])
const catalogues = new Map<Locale, CompiledCatalogue>([['en', english]])
const { subscribe, notify } = createListeners()
export const subscribeCatalogues = subscribe
/** The language chosen last. */
let current: Locale = 'en'

async function load(part: TextPart, locale: Locale): Promise<void> {
  if (arrived.has(`${part}/${locale}`)) return
  const chunk = (await chunksOf(part))[`../../../../texts/src/compiled/${part}/${locale}.ts`]
  if (!chunk) throw new Error(`there is no catalogue ${part}/${locale}`)
  const { messages } = await loadChunk(chunk)
  arrived.add(`${part}/${locale}`)
  // A new one, because whoever speaks from it remembers what was said.
  catalogues.set(locale, { ...catalogues.get(locale), ...messages })
  notify()
}

/**
 * Fetches a language in all parts that are wanted so far, and those parts in English, which stands
 * in for what is missing.
 */
export async function loadCatalogue(locale: Locale): Promise<void> {
  current = locale
  await Promise.all([...wanted].flatMap((part) => [load(part, locale), load(part, 'en')]))
}

/**
 * Fetches another part, from now on of every language that is chosen. Whatever says its messages
 * waits for it.
 */
export async function loadTexts(part: TextPart, locale = current): Promise<void> {
  wanted.add(part)
  await Promise.all([load(part, locale), load(part, 'en')])
}

/**
 * The whole of a language, for a server: it speaks of everything, and puts thousands of messages
 * together once instead of once a part.
 */
export async function loadLanguage(parts: readonly TextPart[], locale: Locale): Promise<void> {
  const loaded = await Promise.all(
    parts.map(async (part) => {
      const chunks = await chunksOf(part)
      const chunk = chunks[`../../../../texts/src/compiled/${part}/${locale}.ts`]
      return (await chunk?.())?.messages
    }),
  )
  for (const part of parts) arrived.add(`${part}/${locale}`)
  catalogues.set(locale, Object.assign({}, catalogues.get(locale), ...loaded))
}

/** What has arrived of a language; undefined while that is nothing. */
export const catalogueOf = (locale: Locale): CompiledCatalogue | undefined => catalogues.get(locale)

export const englishCatalogue = (): CompiledCatalogue => catalogues.get('en') ?? english

/** How a language speaks with what has arrived of it. */
export const textIn = (locale: Locale): Text =>
  textOf(locale, catalogueOf(locale) ?? englishCatalogue(), englishCatalogue())
