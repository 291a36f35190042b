import type { FormRules } from '../forms/form-rules.ts'

export const CAPTION_MAX = 200

/** A picture as it is edited: a new one, or the one it has. */
export type FooterMediaValues = {
  picture: object | undefined
  src: string
  link: string
  caption: string
}

export const footerMediaRules: FormRules<FooterMediaValues> = {
  picture: (picture, { src }) =>
    picture === undefined && src === '' ? 'picture_missing' : undefined,
  link: (link) => (link.trim() === '' ? 'link_unusable' : undefined),
  caption: (caption) => (caption.trim() === '' ? 'description_missing' : undefined),
}
