import { viewArticle } from '@loadout/contract/statistics/views.ts'
import { formOf } from './call-over-http.ts'
import type { TestSite } from './start-site.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Reader = {
  _u?: number
  _t?: string
  agent?: string
  address?: string
  /** Where the page is that has them call, as browsers say: `cross-site`. */
  page?: string
}

/** Opens an article as a browser does. */
export function readArticle(
  { url }: Pick<TestSite, 'url'>,
  { id }: { id: number },
  { agent = BROWSER, address, page, ...credentials }: Reader = {},
): Promise<Response> {
  return fetch(`${url}/api${viewArticle.path}`, {
    method: 'POST',
    headers: {
      'user-agent': agent,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(page === undefined ? {} : { 'sec-fetch-site': page }),
    },
    body: formOf({ id, ...credentials }),
  })
}
