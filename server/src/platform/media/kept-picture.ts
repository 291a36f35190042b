import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { aboutField } from '../http/public-error.ts'
import type { SentKind, SentPictures } from './sent-pictures.ts'

type Sent = { image: SentFile | '' | undefined; kind: SentKind; ownerId: number }

/** The name of a picture that was sent with a form; undefined when none was. */
export const keptPicture = async (
  { pictures }: { pictures: SentPictures },
  { image, kind, ownerId }: Sent,
): Promise<string | undefined> =>
  image === undefined || image === ''
    ? undefined
    : aboutField('image', pictures.keep(image, { kind, ownerId }))
