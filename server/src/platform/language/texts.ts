import type { Language, Locale } from '@loadout/contract/languages/languages.ts'
import { textOf, type CompiledCatalogue, type Text } from '@loadout/texts/text.ts'

/** Each when it is first spoken: pages bring their own, and most sites never need all seven here. */
const load: Record<Locale, () => Promise<{ messages: CompiledCatalogue }>> = {
  en: () => import('@loadout/texts/compiled/en.ts'),
  sv: () => import('@loadout/texts/compiled/sv.ts'),
  pt: () => import('@loadout/texts/compiled/pt.ts'),
  de: () => import('@loadout/texts/compiled/de.ts'),
  pl: () => import('@loadout/texts/compiled/pl.ts'),
  ru: () => import('@loadout/texts/compiled/ru.ts'),
  uk: () => import('@loadout/texts/compiled/uk.ts'),
}

/** How the server speaks where it writes something itself instead of having a page rendered. */
export async function textIn({ locale }: Language): Promise<Text> {
  const [own, english] = await Promise.all([load[locale](), load.en()])
  return textOf(locale, own.messages, english.messages)
}
