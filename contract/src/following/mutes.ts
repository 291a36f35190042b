import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireFlag, wireId } from '../platform/wire.ts'

const mutedOutput = z.object({ muted: z.boolean() })

/** Of what a muted author does, and of what happens below a muted article, nobody is notified. */
export const muteAuthor = endpoint({
  method: 'POST',
  path: '/user/mute/author',
  access: 'member',
  summary: 'Mutes an author for the caller, or lets them be heard again.',
  input: z.object({ user_id: wireId, muted: wireFlag }),
  output: mutedOutput,
  errors: ['user_not_found'],
})

export const muteArticle = endpoint({
  method: 'POST',
  path: '/user/mute/article',
  access: 'member',
  summary: 'Mutes an article for the caller, or lets it be heard again.',
  input: z.object({ id: wireId, muted: wireFlag }),
  output: mutedOutput,
  errors: ['article_not_found'],
})

/** A muted author, or a muted article. */
const muteSchema = z.object({
  kind: z.enum(['author', 'article']),
  id: z.int(),
  /** The author's name or the article's title; null where it cannot be read any more. */
  name: z.string().nullable(),
})
export type Mute = z.infer<typeof muteSchema>

export const listMuted = endpoint({
  method: 'GET',
  path: '/user/muted/list',
  access: 'member',
  summary: 'What the caller has muted, the latest first.',
  input: z.object({}),
  output: entries(muteSchema),
})
