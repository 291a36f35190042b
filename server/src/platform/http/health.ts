import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { singleFlight } from '../single-flight.ts'
import { mayReadMetrics, type Metrics, type MetricsAccess } from './metrics.ts'
import { PublicError } from './public-error.ts'

/** For whoever operates the site: is it alive, may it get traffic, how is it doing. */
export function serveHealth(
  http: FastifyInstance,
  {
    database,
    metrics,
    metricsAccess,
    isDraining,
  }: {
    database: Database
    metrics: Metrics
    metricsAccess: MetricsAccess
    isDraining: () => boolean
  },
) {
  http.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )

  const isAnswering = asksOnce(database)
  http.get('/readyz', async (_, reply) => {
    const ready = !isDraining() && (await isAnswering())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready })
  })

  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsAccess)) throw new PublicError(404, 'call_not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

/**
 * Whoever asks meanwhile gets the same answer: anybody may ask as often as they like, so that must
 * not take one connection after the other from those who read and write (checklist L09).
 */
function asksOnce(database: Database): () => Promise<boolean> {
  const once = singleFlight<boolean>()
  return () => once('ready', () => answersQueries(database))
}

async function answersQueries({ db, availability }: Database) {
  if (!availability.isUp()) return false
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
