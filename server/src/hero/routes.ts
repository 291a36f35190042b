import { HeroType, listHeroContent } from '@loadout/contract/hero/hero.ts'
import type { Site } from '../site-parts.ts'
import { heroPicture } from './pictures.ts'
import { listHeroRows } from './queries.ts'

export const HERO = 'hero'

export function heroRoutes({ db, serve }: Site) {
  serve(
    listHeroContent,
    async () => ({
      entries: (await listHeroRows(db)).map(({ type, identifier, link }) => ({ type, identifier: type === HeroType.Image ? heroPicture(identifier) : identifier, link })),
    }),
    { dependsOn: () => [HERO] },
  )
}
