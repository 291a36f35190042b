import type { FastifyInstance } from 'fastify'
import { searchWords } from '@loadout/contract/search/search-words.ts'
import { queryParams } from '../platform/http/query-params.ts'
import type { HttpParts } from '../domain.ts'
import type { Site } from '../site-parts.ts'

/**
 * Where the search field of the top bar leads when no script runs: to the page of its words, whose
 * address has no query.
 */
export function searchHttpRoutes(
  http: FastifyInstance,
  _: Site,
  { limits }: Pick<HttpParts, 'limits'>,
) {
  http.get('/search', { config: limits.of('page') }, async (request, reply) => {
    const words = searchWords.safeParse(queryParams(request.raw.url).get('q'))
    return reply
      .code(302)
      .header('cache-control', 'no-store')
      .header('location', words.success ? `/search/article/${encodeURIComponent(words.data)}` : '/')
      .send()
  })
}
