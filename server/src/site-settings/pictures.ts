import { iconRule, logoRule } from '@loadout/contract/site-settings/site-picture-rules.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'

export const logoPicture = (name: string) => `/media/logo/${name}`
export const iconPicture = (name: string) => `/media/icon/${name}`
export const maskablePicture = (name: string) => `/media/maskable/${name}`

/** PNG, because mail programs and phones read little else that can be seen through. */
export const logos: SentKind = {
  folder: 'logo',
  sizes: ['480x120'],
  fit: 'inside',
  outputFormats: ['png'],
  rule: logoRule,
}

export const icons: SentKind = {
  folder: 'icon',
  sizes: ['48x48', '192x192', '512x512'],
  outputFormats: ['png'],
  rule: iconRule,
}

/** Of the same file, with a margin: phones cut it to a circle, or to whatever else they like. */
export const maskableIcons: SentKind = {
  folder: 'maskable',
  sizes: ['180x180', '512x512'],
  fit: 'margin',
  outputFormats: ['png'],
  rule: iconRule,
}
