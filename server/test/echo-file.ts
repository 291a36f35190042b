import { createHash } from 'node:crypto'
import { z } from 'zod'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { sentPicture } from '@loadout/contract/platform/sent-picture.ts'
import { wireId, wireIdList } from '@loadout/contract/platform/wire.ts'
import type { Site } from '../src/site-parts.ts'

export const echoRule: PictureRule = {
  formats: ['png'],
  maxBytes: 2_000_000,
  min: { width: 1, height: 1 },
  max: { width: 9, height: 9 },
}

/** A POST call with files as later domains will have them: answers what its handler was given. */
export const echoFile = endpoint({
  method: 'POST',
  path: '/test/file',
  access: 'anyone',
  summary: 'Answers its input.',
  input: z.object({
    id: wireId,
    text: z.string().optional(),
    ids: wireIdList.optional(),
    picture: sentPicture(echoRule).optional(),
    thumbnail: z
      .union([sentPicture({ ...echoRule, maxBytes: 1_000 }), z.string().max(20)])
      .optional(),
  }),
  output: z.object({
    id: z.int(),
    text: z.string().nullable(),
    ids: z.array(z.int()),
    picture: z.string().nullable(),
    thumbnail: z.string().nullable(),
  }),
})

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export const serveEchoFile = (_: unknown, { serve }: Site) =>
  serve(echoFile, ({ input: { id, text, ids, picture, thumbnail } }) => ({
    id,
    text: text ?? null,
    ids: ids ?? [],
    picture: picture ? digestOf(picture.bytes) : null,
    thumbnail: typeof thumbnail === 'object' ? digestOf(thumbnail.bytes) : (thumbnail ?? null),
  }))
