import { article, form, sought, title, type Shown, type TriedTexts } from '../../test/text-kinds.ts'

const page: Shown = ({ id }) => `/admin/content/get?id=${id}`

export const trialTexts: TriedTexts = {
  'POST /admin/content/create': { texts: { title, content: article, url: form }, shown: page },
  'POST /admin/content/edit': { texts: { title, content: article, url: form }, shown: page },
  'POST /admin/content/save': {
    texts: { 'versions[].title': title, 'versions[].content': article, url: form },
    shown: page,
  },
  'GET /content/get': { texts: { url: sought } },
}
