import { HeroType } from '@loadout/contract/hero/hero.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { writeBackgroundAd } from '../background-ad/change-background-ad.ts'
import { writeHeroSlide } from '../hero/change-hero.ts'
import { writeNotice } from '../notice/change-notice.ts'
import type { Db } from '../platform/db/database.ts'

/** One text for readers of every language, so it is made of names. */
const NOTICE = '<a href="/rules"><b>Winter Cup</b> · CS:GO · 5 v 5</a>'

/**
 * What stands around the news of the demo community: a slide of each kind, a notice, a picture
 * behind it all.
 */
export async function fillFrontPage(tx: Db, now: Date): Promise<void> {
  // Nobody is there yet to be told, and no page is kept.
  const change = { tx, stale: () => undefined }
  const site = { announce: () => Promise.resolve(), clock: { now: () => now } }
  const story = await tx
    .selectFrom('news_version')
    .select('news_id')
    .where('slug', 'like', 'lane-swaps-are-back%')
    .executeTakeFirstOrThrow()
  const slides = [
    { type: HeroType.Image, identifier: 'hero-lane-swap', link: newsPath({ id: story.news_id }) },
    // The two films of the Blender Foundation may be shown by anyone.
    { type: HeroType.Video, identifier: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', link: null },
    {
      type: HeroType.Frame,
      identifier: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      link: null,
    },
  ]
  for (const slide of slides) await writeHeroSlide(change, site.clock, { ...slide, enabled: true })
  await writeNotice(change, site, { message: NOTICE, enabled: true })
  await writeBackgroundAd(change, site.clock, { image: 'general-4', link: '/giveaway' })
}
