import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { videoFrame } from '@loadout/contract/hero/video-frame.ts'
import { acceptedLink } from '../platform/html/link-target.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import { acceptedPictureName } from '../platform/media/picture-name.ts'
import type { Site } from '../site-parts.ts'
import { HERO } from './routes.ts'

export type HeroSlide = {
  type: HeroItem['type']
  /** A picture of the hero folder, the address of a video, or an address that a frame may show. */
  identifier: string
  link: string | null
  position: number
  enabled: boolean
}

type Changing = Pick<Site, 'changePages' | 'clock'>

/** Adds a slide, or rewrites the one with an id. Answers its id; undefined when there is none to rewrite. */
export async function saveHeroSlide({ changePages, clock }: Changing, slide: HeroSlide, id?: number): Promise<number | undefined> {
  const row = { ...checked(slide), changed_at: clock.now() }
  return changePages(async (tx, stale) => {
    stale(HERO)
    const written = id === undefined ? tx.insertInto('hero_content').values(row).returning('id') : tx.updateTable('hero_content').set(row).where('id', '=', id).returning('id')
    return (await written.executeTakeFirst())?.id
  })
}

/** False when there was no such slide. */
export function deleteHeroSlide({ changePages }: Changing, id: number): Promise<boolean> {
  return changePages(async (tx, stale) => {
    stale(HERO)
    return (await tx.deleteFrom('hero_content').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
  })
}

/** Of videos and frames only known addresses are kept, and of a frame the form put together anew (checklist H04). */
function checked(slide: HeroSlide): HeroSlide {
  const link = acceptedLink(slide.link)
  if (slide.type === HeroType.Image) return { ...slide, link, identifier: acceptedPictureName(slide.identifier) }
  const frame = videoFrame(slide.identifier)
  if (frame === undefined) throw invalidRequest()
  return { ...slide, link, identifier: slide.type === HeroType.Frame ? frame : slide.identifier }
}
