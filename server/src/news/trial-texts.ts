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

const news: Shown = ({ id }) => `/admin/news/get?id=${id}`

export const trialTexts: TriedTexts = {
  'POST /admin/news/create': {
    with: () => ({ ...withPoll(), publish: 1 }),
    texts: { title, excerpt: line(), content: article, ...pollAndTags },
    shown: news,
  },
  'POST /admin/news/edit': {
    with: withPoll,
    texts: { title, excerpt: line(), content: article, ...pollAndTags },
    shown: news,
  },
  'POST /admin/news/save': {
    with: withPoll,
    texts: {
      'versions[].title': title,
      'versions[].excerpt': line(),
      'versions[].content': article,
      ...pollAndTags,
    },
    shown: news,
  },
  'GET /admin/news/list': { texts: { query: sought } },
}
