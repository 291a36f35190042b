import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { heroPicture } from './pictures.ts'

/** A row as readers get it: of an image the path. */
export const heroItem = ({
  type,
  identifier,
  link,
}: {
  type: number
  identifier: string
  link: string | null
}): HeroItem => ({
  type: type as HeroItem['type'],
  identifier: type === HeroType.Image ? heroPicture(identifier) : identifier,
  link,
})
