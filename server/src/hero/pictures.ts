import { heroPictureRule } from '@loadout/contract/hero/hero-picture-rule.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

export const heroPicture = (image: string) => `/media/hero/${image}`

/** Eight by three, as wide as the main column at twice the density of most screens. */
export const heroPictures: SentKind = { folder: 'hero', sizes: ['1200x450'], rule: heroPictureRule }
