import {
  eventPictureRule,
  eventPictureSizes,
  eventThumbnailRule,
  eventThumbnailSizes,
} from '@loadout/contract/calendar/event-picture-rules.ts'
import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { SentKind, SentPictures } from '../platform/media/sent-pictures.ts'

export const eventPicture = (image: string) => `/media/event/${image}`
export const eventThumbnail = (thumbnail: string) => `/media/eventthumbnail/${thumbnail}`

export const eventPictures: SentKind = {
  folder: 'event',
  sizes: eventPictureSizes,
  rule: eventPictureRule,
  cards: 'cover',
}

export const eventThumbnails: SentKind = {
  folder: 'eventthumbnail',
  sizes: eventThumbnailSizes,
  rule: eventThumbnailRule,
  cards: 'cover',
}

type Sent = {
  image?: SentFile | '' | undefined
  thumbnail?: SentFile | '' | undefined
}

/** Names of pictures; null takes one away, undefined leaves what there is. */
export type KeptPictures = {
  image: string | null | undefined
  thumbnail: string | null | undefined
}

/** What was sent, kept before the transaction that shows it. */
export async function keptPictures(
  { pictures }: { pictures: SentPictures },
  { image, thumbnail }: Sent,
  ownerId: number,
): Promise<KeptPictures> {
  const kept = async (field: string, kind: SentKind, file: SentFile | '' | undefined) => {
    if (file === undefined) return undefined
    return file === '' ? null : aboutField(field, pictures.keep(file, { kind, ownerId }))
  }
  return {
    image: await kept('image', eventPictures, image),
    thumbnail: await kept('thumbnail', eventThumbnails, thumbnail),
  }
}
