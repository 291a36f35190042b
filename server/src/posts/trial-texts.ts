import {
  article,
  line,
  pollAndTags,
  sought,
  title,
  withPoll,
  type Shown,
  type TriedTexts,
} from '../../test/text-kinds.ts'

const postAndDraft: Shown = ({ id }) => [`/blog/get?id=${id}`, `/blog/draft/get?id=${id}`]

export const trialTexts: TriedTexts = {
  'POST /blog/publish': {
    with: withPoll,
    texts: { title, content: article, ...pollAndTags },
    shown: postAndDraft,
  },
  'POST /blog/edit': {
    with: withPoll,
    texts: { title, content: article, ...pollAndTags },
    shown: postAndDraft,
  },
  'POST /blog/draft/keep': {
    texts: { title: line(), content: article },
    shown: ({ id }) => `/blog/draft/get?id=${id}`,
  },
  'POST /blog/delete': {
    // Authors give themselves no reasons.
    with: async ({ make }) => ({ id: (await make.post()).id }),
    texts: { reason: line() },
    shown: () => '/admin/audit/list?limit=10',
  },
  'GET /blog/search': { texts: { query: sought } },
  'GET /admin/blog/list': { texts: { query: sought } },
}
