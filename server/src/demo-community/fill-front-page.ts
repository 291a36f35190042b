import { HeroType } from '@loadout/contract/hero/hero.ts'
import { english, languages } from '@loadout/contract/languages/languages.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { noticeWords, slideWords } from '@loadout/demo/front-page.ts'
import { writeBackgroundAd } from '../background-ad/change-background-ad.ts'
import { writeMedia } from '../footer-media/change-footer-media.ts'
import { writeHeroSlide } from '../hero/change-hero.ts'
import { writeNotice } from '../notice/set-notice.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'

const inOtherLanguages = languages.filter(({ id }) => id !== english.id)

const textsOf = (words: (typeof slideWords)[number]) => ({
  ...words.en,
  translations: inOtherLanguages.map(({ id, locale }) => ({ language_id: id, ...words[locale] })),
})

/** Pictures of the footer: captions are made of names, too. */
const footerMedia = [
  { image: 'csgo-3', caption: 'CS:GO · Winter Cup', link: '/events' },
  { image: 'lol-2', caption: 'League of Legends', link: '/news-archive' },
  { image: 'dota-5', caption: 'Dota 2', link: '/posts' },
  { image: 'fortnite-1', caption: 'Fortnite', link: '/ld-tv' },
  { image: 'pubg-4', caption: 'PUBG · Miramar', link: '/ld-tv' },
  { image: 'poker-2', caption: 'Poker', link: '/ranking' },
  { image: 'general-6', caption: '@loadout', link: '/posts' },
  { image: 'shop-12', caption: 'LD$', link: '/points-store' },
]

/**
 * What stands around the news of the demo community: a slide of each kind, a notice, a picture
 * behind it all.
 */
export async function fillFrontPage(work: Work, clock: Clock): Promise<void> {
  const story = await work.tx
    .selectFrom('article_version')
    .select('article_id')
    .where('slug', 'like', 'lane-swaps-are-back%')
    .executeTakeFirstOrThrow()
  const slides = [
    {
      type: HeroType.Image,
      identifier: 'hero-lane-swap',
      link: newsPath({ id: story.article_id }),
    },
    // The two films of the Blender Foundation may be shown by anyone.
    { type: HeroType.Video, identifier: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', link: null },
    {
      type: HeroType.Frame,
      identifier: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      link: null,
    },
  ]
  for (const [place, slide] of slides.entries())
    await writeHeroSlide(work, clock, {
      ...slide,
      ...textsOf(slideWords[place] as (typeof slideWords)[number]),
      enabled: true,
    })
  for (const media of footerMedia.toReversed()) await writeMedia(work, media, {})
  await writeNotice(work, clock, {
    message: noticeWords.en,
    enabled: true,
    translations: inOtherLanguages.map(({ id, locale }) => ({
      language_id: id,
      message: noticeWords[locale],
    })),
  })
  await writeBackgroundAd(work, clock, { image: 'general-4', link: '/giveaway' })
}
