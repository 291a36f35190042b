import type { Locale } from '@loadout/contract/languages/languages.ts'
import { loadChunk } from '../load-chunk.ts'
import type { CompiledCatalogue } from '@loadout/texts/text.ts'

/** Every catalogue but English, each a chunk of its own that only its readers load (I18N-10). */
const load: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: CompiledCatalogue }>> = {
  sv: () => import('@loadout/texts/compiled/sv.ts'),
  pt: () => import('@loadout/texts/compiled/pt.ts'),
  de: () => import('@loadout/texts/compiled/de.ts'),
  pl: () => import('@loadout/texts/compiled/pl.ts'),
  ru: () => import('@loadout/texts/compiled/ru.ts'),
  uk: () => import('@loadout/texts/compiled/uk.ts'),
}

export const loadCatalogue = async (locale: Exclude<Locale, 'en'>) => (await loadChunk(load[locale])).messages
