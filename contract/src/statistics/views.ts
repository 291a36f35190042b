import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, wireId } from '../platform/wire.ts'

/**
 * A page tells that somebody has an article before them; pages themselves come from a cache. It
 * counts once for each reader and day, and not for its author, for programs, or for what cannot be
 * read: all of them get the same answer. `rate` is that of reading, which a banned network may.
 */
export const viewArticle = endpoint({
  method: 'POST',
  path: '/article/view',
  access: 'reader',
  rate: 'read',
  beforeRenaming: true,
  fromBannedNetworks: true,
  summary: 'Tells that a reader has opened an article.',
  input: z.object({ id: wireId }),
  output: success,
})

const views = z.object({ views: z.int() })

export const countNewsViews = endpoint({
  method: 'GET',
  path: '/admin/news/views',
  access: 'admin',
  summary: 'How often an article has been read.', // as documented (NEWS-14)
  input: z.object({ id: wireId }),
  output: views,
  errors: ['article_not_found'],
})

/** For its author and for admins (POST-34). */
export const countPostViews = endpoint({
  method: 'GET',
  path: '/blog/views',
  access: 'member',
  summary: 'How often a post has been read.',
  input: z.object({ id: wireId }),
  output: views,
  errors: ['post_not_found', 'not_allowed'],
})
