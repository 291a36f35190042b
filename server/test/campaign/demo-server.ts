import { startOwnPostgres } from '../own-postgres.ts'
import { sendRequest } from '../send-request.ts'
import { startServerProcess, type ProcessOptions } from '../server-process.ts'
import { temporaryFolder, type Undo } from './campaign.ts'

/** A PostgreSQL of its own and what is needed to start servers with the demo community on it. */
export async function demoGround(later: Undo) {
  const postgres = await startOwnPostgres('campaign')
  later(() => postgres.stop())
  const data = await temporaryFolder(later)

  const options = (environment: Record<string, string> = {}): ProcessOptions => ({
    databaseUrl: postgres.url,
    flags: ['--demo'],
    environment: {
      LOADOUT_DATA: data,
      LOG_LEVEL: 'warn',
      ORIGIN: 'http://localhost:3000',
      ...environment,
    },
  })
  const start = async (environment?: Record<string, string>) => {
    const server = await startServerProcess(options(environment))
    later(() => server.kill())
    return server
  }
  return { postgres, options, start }
}

/** Pages and calls as a community is read: an article, lists, comments, a tag. */
export async function readerTargets(url: string): Promise<string[]> {
  const { entries } = JSON.parse(
    (await sendRequest(url, { target: '/api/news/list?limit=20' })).body,
  ) as { entries: { id: number; slug: string; language_id: number }[] }
  const { entries: tags } = JSON.parse(
    (await sendRequest(url, { target: '/api/tags/popular' })).body,
  ) as { entries: { id: number; name: string }[] }
  const articles = entries
    .filter(({ language_id }) => language_id === 0)
    .map(({ id, slug }) => `/news/${id}/${slug}?lang=en`)
  const calls = entries.flatMap(({ id }) => [
    `/api/news/get?id=${id}`,
    `/api/comment/list?id=${id}&article_type=news`,
  ])
  return [
    ...articles,
    ...calls,
    ...tags.map(({ id, name }) => `/tags/${id}/${name}?lang=sv`),
    '/?lang=en',
    '/?lang=ru',
    '/about?lang=de',
    '/api/news/list?limit=20',
    '/api/tags/popular',
    '/api/category/list',
    '/api/article/search?tag_id=1',
  ]
}
