import type { FormRules } from '../forms/form-rules.ts'
import { HeroType, type HeroItem } from './hero.ts'
import type { SlideTranslation } from './slide-texts.ts'
import { videoFrame } from '../platform/video-frame.ts'
import { withoutParent } from '../platform/without-parent.ts'

/**
 * A slide as it is edited: a new picture or one that another slide has, or the address of a video.
 */
export type SlideValues = {
  type: HeroItem['type']
  picture: object | undefined
  chosen: string
  identifier: string
  link: string
  enabled: boolean
  title: string
  lead: string
  translations: SlideTranslation[]
}

export const slideRules: FormRules<SlideValues> = {
  picture: (picture, { type, chosen }) =>
    type === HeroType.Image && chosen === '' && picture === undefined
      ? 'picture_missing'
      : undefined,
  identifier: (address, { type }) =>
    type !== HeroType.Image && videoFrame(withoutParent(address.trim())) === undefined
      ? 'video_unknown'
      : undefined,
}
