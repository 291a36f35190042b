import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { isBanned } from '../accounts/is-banned.ts'
import type { HttpParts } from '../domain.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import { POLICY_OF_FILES } from '../platform/http/security-headers.ts'
import { queryParams } from '../platform/http/query-params.ts'
import { isSameSecret } from '../platform/is-same-secret.ts'
import type { Site } from '../site-parts.ts'
import { keyOf } from './data-copy-address.ts'
import { findCopy, isThere } from './order-data-copy.ts'

export function dataCopyHttpRoutes(http: FastifyInstance, site: Site, { limits }: HttpParts): void {
  http.get<{ Params: { id: string } }>(
    '/data_copy/:id',
    { config: limits.of('picture') },
    async ({ params: { id }, raw: { url } }, reply) => {
      const userId = parseId(id) ?? 0
      const { bytes } = await findGoodCopy(site, userId, queryParams(url))
      return reply
        .type('application/zip')
        .header('content-length', bytes)
        .header('content-disposition', 'attachment; filename="your-data.zip"')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', POLICY_OF_FILES)
        .send(Readable.from(partsOf(site.db, userId)))
    },
  )
}

/** As the member stands at this moment: nobody who is banned, has left or has signed out. */
async function findGoodCopy(site: Site, userId: number, query: URLSearchParams) {
  const until = parseId(query.get('until') ?? undefined) ?? 0
  const sessionId = parseId(query.get('session') ?? undefined) ?? 0
  const now = site.clock.now()
  if (!isSameSecret(query.get('key') ?? '', keyOf(site, { userId, sessionId, until })))
    throw pageNotFound()
  if (until < unixSeconds(now)) throw pageNotFound()
  const [copy, member] = await Promise.all([
    findCopy(site.db, userId),
    site.db
      .selectFrom('users')
      .innerJoin('session', 'session.user_id', 'users.id')
      .select('banned_until')
      .where('users.id', '=', userId)
      .where('session.id', '=', sessionId)
      .where('left_at', 'is', null)
      .executeTakeFirst(),
  ])
  if (!copy || !member || isBanned(member.banned_until, now) || !isThere(copy, now))
    throw pageNotFound()
  return copy
}

async function* partsOf(db: Db, userId: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const part = await db
      .selectFrom('data_copy_part')
      .select('content')
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) return
    yield part.content
  }
}
