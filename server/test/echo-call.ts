import { z } from 'zod'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import { wireId, wireIdList } from '@loadout/contract/platform/wire.ts'
import type { Site } from '../src/site-parts.ts'

/** A POST call as later domains will have them: answers what its handler was given. */
export const echo = endpoint({
  method: 'POST',
  path: '/test/echo',
  access: 'anyone',
  summary: 'Answers its input.',
  input: z.object({
    id: wireId,
    text: z.string().max(70_000).optional(),
    ids: wireIdList.optional(),
  }),
  output: z.object({
    id: z.int(),
    text: z.string().nullable(),
    ids: z.array(z.int()),
    given: z.array(z.string()),
  }),
})

export const serveEcho = (_: unknown, { serve }: Site) =>
  serve(echo, ({ input }) => ({
    id: input.id,
    text: input.text ?? null,
    ids: input.ids ?? [],
    given: Object.keys(input),
  }))
