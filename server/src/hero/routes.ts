import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import {
  deleteHeroSlide,
  listHeroForStaff,
  saveHeroSlide,
} from '@loadout/contract/hero/staff-hero.ts'
import type { Site } from '../site-parts.ts'
import { heroItemIn } from './hero-item.ts'
import { HERO } from './page-tag.ts'
import { listHeroRows } from './queries.ts'
import { deleteSlide, listForStaff, saveSlide } from './staff-hero.ts'

export function heroRoutes(site: Site) {
  const { db, serve } = site
  serve(
    listHeroContent,
    async ({ input: { language_id: languageId } }) => {
      const rows = await listHeroRows(db)
      return { entries: rows.map((row) => heroItemIn(row, languageId)) }
    },
    { dependsOn: () => [HERO], isShared: () => true },
  )
  serve(listHeroForStaff, () => listForStaff(site))
  serve(saveHeroSlide, (request) => saveSlide(site, request))
  serve(deleteHeroSlide, (request) => deleteSlide(site, request))
}
