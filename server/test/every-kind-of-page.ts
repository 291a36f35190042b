import { linksOf } from './read-html.ts'
import { sendRequest } from './send-request.ts'

/** Those that nobody finds who only follows links, and one of each that is missing. */
const BESIDE_LINKS = [
  '/login',
  '/signup',
  '/forgot_password',
  '/resend_email_verification',
  '/verify_email/1/x',
  '/undo_email/1/x',
  '/auth/1/x',
  '/reset_password/1/x',
  '/notifications',
  '/unsubscribe/1/x',
  '/unsubscribed',
  '/settings',
  '/wallet',
  '/points/history',
  '/userfeed',
  '/posts/new',
  '/posts/manage',
  '/support',
  '/search/user/a',
  '/search/article/a',
  '/offline',
  '/admin',
  '/admin/news',
  '/news/999999/x',
  '/event/999999',
  '/ld-tv/999999',
  '/user/nobodyatall',
  '/no-such-page',
  '/api/docs',
]

/** What is no page, however it is written. */
const NO_PAGE = /^\/(?:api\/(?!docs)|media|assets|feeds\/|icons|intent|provider)|\.\w+$/

export type ReadPage = { path: string; html: string }

/** Pages of a site, so many of each kind and language, by its links. */
export async function everyKindOfPage(
  url: string,
  { ofEach, locales }: { ofEach: number; locales: readonly string[] },
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  for (const locale of locales) {
    const wanted = new Set(['/', ...BESIDE_LINKS])
    const counts = new Map<string, number>()
    for (const path of wanted) {
      const answer = await sendRequest(url, { target: inLanguage(path, locale) })
      if (!answer.body.startsWith('<!doctype html>')) continue
      pages.push({ path: inLanguage(path, locale), html: answer.body })
      for (const link of linksOf(answer.body).map((href) => new URL(href, url))) {
        const next = withoutLanguage(link)
        if (link.origin !== url || NO_PAGE.test(link.pathname) || wanted.has(next)) continue
        const kind = kindOf(link.pathname)
        const count = counts.get(kind) ?? 0
        if (count >= ofEach) continue
        counts.set(kind, count + 1)
        wanted.add(next)
      }
    }
  }
  return pages
}

const inLanguage = (path: string, locale: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

function withoutLanguage({ pathname, searchParams }: URL): string {
  searchParams.delete('lang')
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
}

/**
 * Pages of one kind begin the same and have as many steps; those of one step are kinds themselves.
 */
function kindOf(path: string): string {
  const [first = '', ...more] = path.slice(1).split('/')
  return `${first}/${more.length}`
}
