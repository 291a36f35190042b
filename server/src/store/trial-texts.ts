import {
  line,
  name,
  secret,
  sought,
  words,
  type Shown,
  type TriedTexts,
} from '../../test/text-kinds.ts'

const texts = { name, description: words() }
const item: Shown = ({ id }) => `/admin/shop/item/get?id=${id}`

export const trialTexts: TriedTexts = {
  'POST /admin/shop/item/create': { texts, shown: item },
  'POST /admin/shop/item/edit': { texts, shown: item },
  'GET /admin/shop/item/list': { texts: { query: sought } },
  'GET /admin/shop/purchase/list': { texts: { query: sought } },
  'POST /admin/shop/category/save': {
    texts: { name, short_name: line() },
    shown: () => '/shop/category/list?',
  },
  'POST /admin/shop/code/set': { texts: { codes: secret } },
  'POST /admin/shop/purchase/set_status': {
    texts: { note: line() },
    shown: () => '/admin/shop/purchase/list?limit=100',
  },
}
