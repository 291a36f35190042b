/**
 * A program as others write them, on types that are made of the site's API document. Its test
 * copies it beside those (`api.ts`), checks it and runs it.
 */
import createClient from 'openapi-fetch'
import type { operations, paths } from './api.ts'

type SignedIn = operations['login']['responses'][200]['content']['application/json']

/** Forms, as POST calls take them. */
const form = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bodySerializer: (fields: object) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ),
}

export async function tenCalls(baseUrl: string, person: { username: string; password: string }) {
  const api = createClient<paths>({ baseUrl })

  const list = await api.GET('/news/list', { params: { query: { limit: 3, with_starred: 0 } } })
  const id = list.data?.entries[0]?.id ?? 0
  const article = await api.GET('/news/get', { params: { query: { id } } })
  const tags = await api.GET('/tags/popular')
  const missing = await api.GET('/event/get', { params: { query: { id: 999_999 } } })
  const refused: 'event_not_found' | undefined =
    missing.error?.code === 'event_not_found' ? missing.error.code : undefined

  const login = await api.POST('/user/login', { body: person, ...form })
  const { id: _u, token: _t }: SignedIn = login.data ?? {}
  // Whoever has set up a second step is asked for it instead.
  if (_u === undefined || _t === undefined) return fail('nobody is signed in')
  api.use({ onRequest: ({ request }) => withCredentials(request, { _u, _t }) })
  const me = await api.GET('/user/auth')
  const comment = await api.POST('/comment/post', {
    body: { _u, _t, id, article_type: 'news', message: 'Well played!' },
    ...form,
  })
  const comments = await api.GET('/comment/list', {
    params: { query: { id, article_type: 'news' } },
  })
  const sessions = await api.GET('/user/session/list')
  const left = await api.POST('/user/logout', { body: { _u, _t }, ...form })

  return {
    titles: list.data?.entries.map(({ title }) => title),
    content: article.data?.content,
    tags: tags.data?.entries.map(({ name }) => name),
    refused,
    me: me.data?.username,
    posted: comment.response.status,
    messages: comments.data?.entries.map(({ message }) => message),
    sessions: sessions.data?.entries.length,
    left: left.data?.success,
  }
}

/** What the security schemes of the document say: GET calls have credentials in their address. */
function withCredentials(request: Request, { _u, _t }: { _u: number; _t: string }) {
  if (request.method !== 'GET') return request
  const url = new URL(request.url)
  url.searchParams.set('_u', String(_u))
  url.searchParams.set('_t', _t)
  return new Request(url, request)
}

function fail(message: string): never {
  throw new Error(message)
}
