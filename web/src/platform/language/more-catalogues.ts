import type { CompiledCatalogue } from '@loadout/texts/text.ts'

/** The catalogues of what not every reader meets, each a chunk of its own. */
export const ofMoreParts = import.meta.glob<{ messages: CompiledCatalogue }>([
  '../../../../texts/src/compiled/*/*.ts',
  '!../../../../texts/src/compiled/{site,mail}/*.ts',
])
