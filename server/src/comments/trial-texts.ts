import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { message, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /comment/post': {
    texts: { message: message(COMMENT_MAX) },
    shown: ({ id }) => `/comment/list?id=${id}&article_type=news`,
  },
  'POST /comment/edit': {
    texts: { message: message(COMMENT_MAX) },
    shown: () => '/admin/comment/list?limit=100',
  },
  'GET /admin/comment/list': { texts: { query: sought } },
}
