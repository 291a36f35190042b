import type { Language } from '@loadout/contract/languages/languages.ts'
import { textOf, type CompiledCatalogue, type Text } from '@loadout/texts/text.ts'

/**
 * Each from when it is first needed: pages bring their own, and most sites never need all seven
 * here.
 */
const loaded = new Map<string, Promise<CompiledCatalogue>>()

/** Feeds are called like the pages of what they hold. */
const PARTS = ['site', 'places', 'posts']
/**
 * Mails tell of notifications, and those of tasks, which are among `places`. What only mails say is
 * a part of its own, which browsers never load.
 */
const MAIL_PARTS = ['site', 'mail', 'notifications', 'places']

function catalogueIn(locale: string, names: readonly string[]): Promise<CompiledCatalogue> {
  const key = [locale, ...names].join()
  const known = loaded.get(key)
  if (known) return known
  const parts = names.map(
    async (part) =>
      (
        (await import(`@loadout/texts/compiled/${part}/${locale}.ts`)) as {
          messages: CompiledCatalogue
        }
      ).messages,
  )
  const catalogue = Promise.all(parts).then((all) => Object.assign({}, ...all) as CompiledCatalogue)
  loaded.set(key, catalogue)
  return catalogue
}

async function loadText({ locale }: Language, names: readonly string[]): Promise<Text> {
  const [own, english] = await Promise.all([catalogueIn(locale, names), catalogueIn('en', names)])
  return textOf(locale, own, english)
}

/**
 * The words of what the server writes itself instead of having a page rendered; with further parts,
 * what those say as well.
 */
export const textIn = (language: Language, further: readonly string[] = []) =>
  loadText(language, [...PARTS, ...further])

/** The same for mails, which have words that no page has. */
export const mailTextIn = (language: Language) => loadText(language, MAIL_PARTS)
