import { listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import {
  deleteFooterMedia,
  listFooterMediaForStaff,
  saveFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import type { Site } from '../site-parts.ts'
import { footerPicture } from './pictures.ts'
import { listMediaRows } from './queries.ts'
import { deleteMedia, listForStaff, saveMedia } from './staff-footer-media.ts'

export function footerMediaRoutes(site: Site) {
  const { db, serve } = site
  // No page is made of them: browsers ask when a reader comes near the foot of one.
  serve(listFooterMedia, async ({ input }) => ({
    entries: (await listMediaRows(db, input.limit)).map(({ link, caption, image }) => ({
      link,
      caption,
      src: footerPicture(image),
    })),
  }))
  serve(listFooterMediaForStaff, () => listForStaff(site))
  serve(saveFooterMedia, (request) => saveMedia(site, request))
  serve(deleteFooterMedia, (request) => deleteMedia(site, request))
}
