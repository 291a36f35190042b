import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { query } from '../platform/call/query.ts'

export const heroQuery = (language_id: LanguageId) => query(listHeroContent, { language_id })
