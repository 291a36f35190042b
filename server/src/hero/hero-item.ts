import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import type { SlideTranslation } from '@loadout/contract/hero/slide-texts.ts'
import { heroPicture } from './pictures.ts'

type Row = {
  type: HeroItem['type']
  identifier: string
  link: string | null
  title: string
  lead: string
}

/** A row as readers get it: of an image the path. */
export const heroItem = ({ type, identifier, link, title, lead }: Row): HeroItem => ({
  type,
  identifier: type === HeroType.Image ? heroPicture(identifier) : identifier,
  link,
  title,
  lead,
})

/** The same with what is written for readers of a language, where there is such a text. */
export function heroItemIn(
  { translations, ...row }: Row & { translations: readonly SlideTranslation[] },
  languageId: number | undefined,
): HeroItem {
  const own = translations.find(({ language_id }) => language_id === languageId)
  return heroItem({ ...row, ...(own && { title: own.title, lead: own.lead }) })
}
