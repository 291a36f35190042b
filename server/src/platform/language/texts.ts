import type { Language } from '@loadout/contract/languages/languages.ts'
import { textOf, type CompiledCatalogue, type Text } from '@loadout/texts/text.ts'

/** Each when it is first spoken: pages bring their own, and most sites never need all seven here. */
const spoken = new Map<string, Promise<CompiledCatalogue>>()

/** Every part but what only the pages of members say. */
const PARTS = ['site'] as const

function catalogueIn(locale: string): Promise<CompiledCatalogue> {
  const known = spoken.get(locale)
  if (known) return known
  const parts = PARTS.map(async (part) => ((await import(`@loadout/texts/compiled/${part}/${locale}.ts`)) as { messages: CompiledCatalogue }).messages)
  const catalogue = Promise.all(parts).then((all) => Object.assign({}, ...all) as CompiledCatalogue)
  spoken.set(locale, catalogue)
  return catalogue
}

/** How the server speaks where it writes something itself instead of having a page rendered. */
export async function textIn({ locale }: Language): Promise<Text> {
  const [own, english] = await Promise.all([catalogueIn(locale), catalogueIn('en')])
  return textOf(locale, own, english)
}
