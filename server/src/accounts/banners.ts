import { profilePictureRule } from '@loadout/contract/accounts/profile-picture-rules.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

/** Where the picture at the head of somebody's page is; null for whoever has none. */
export const bannerPicture = (banner: string | null) =>
  banner === null ? null : `/media/banner/${banner}`

/** From edge to edge, and twice that for dense screens. */
export const banners: SentKind = {
  folder: 'banner',
  sizes: ['2560x480', '1280x240'],
  rule: profilePictureRule,
}
