import type { WholeNotice } from '@loadout/contract/notice/notice.ts'
import {
  writeBackgroundAd,
  type BackgroundAdChange,
} from '../src/background-ad/change-background-ad.ts'
import { writeMedia, type WrittenMedia } from '../src/footer-media/change-footer-media.ts'
import { removeHeroSlide, writeHeroSlide, type HeroSlide } from '../src/hero/change-hero.ts'
import { writeNotice } from '../src/notice/set-notice.ts'
import type { RunningSite } from '../src/site.ts'

export type SlideWish = Partial<HeroSlide> & { id?: number; position?: number }
export type MediaWish = Partial<WrittenMedia> & { instagramId?: string | null }

/** What staff put around the pages: slides, the notice, pictures of the footer, an ad. */
export function frameFactories({ clock, transaction }: RunningSite, next: () => number) {
  return {
    /** A slide of the front page, after those there are. */
    async heroSlide(wish: SlideWish = {}) {
      const plain = { type: 0, identifier: 'csgo-1', link: null, enabled: true } as const
      const slide = { ...plain, title: '', lead: '', translations: [], ...wish }
      const { id } = await transaction((work) => writeHeroSlide(work, clock, slide, wish.id))
      return { id }
    },
    withoutSlide: async (id: number) =>
      void (await transaction((work) => removeHeroSlide(work, id))),
    /** A picture of the footer, before those there are. */
    footerMedia: ({ instagramId = null, ...wish }: MediaWish = {}) =>
      transaction(async (work) => {
        const media = { link: '/news', caption: `Picture ${next()}`, image: 'csgo-1', ...wish }
        const made = await writeMedia(work, media, {})
        await work.tx
          .updateTable('footer_media')
          .set({ instagram_id: instagramId })
          .where('id', '=', made.id)
          .execute()
        return made
      }),
    async notice(
      message: string,
      { enabled = true, translations = [] }: Partial<WholeNotice> = {},
    ) {
      const written = { message, enabled, translations }
      return (await transaction((work) => writeNotice(work, clock, written))).after
    },
    backgroundAd: async (ad: BackgroundAdChange) =>
      void (await transaction((work) => writeBackgroundAd(work, clock, ad))),
  }
}
