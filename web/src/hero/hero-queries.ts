import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import { query } from '../platform/call/query.ts'

export const heroQuery = query(listHeroContent, {})
