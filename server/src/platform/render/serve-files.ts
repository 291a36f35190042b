import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '../http/cache-control.ts'
import { refuse } from '../http/errors.ts'
import { POLICY_OF_FILES } from '../http/security-headers.ts'

/** A compressed copy answers for the file it is of and has no address of its own. */
const COPIES = ['br', 'gz']

/**
 * Serves what the browser gets as it is. The few files at the root have a route each, because pages
 * answer whatever is not among them. The hundreds below `/assets`, whose names change with what is
 * in them, share one: as routes they took 6 MB of memory.
 */
export async function serveFiles(http: FastifyInstance, folder: string) {
  const assets = join(folder, 'assets') + sep
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', ...COPIES.map((ending) => `**/*.${ending}`)],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) ? IMMUTABLE : 'public, max-age=300')
      reply.header('content-security-policy', POLICY_OF_FILES)
    },
  })
  // During development there are none.
  const names = new Set(
    existsSync(assets)
      ? readdirSync(assets).filter((name) => !COPIES.some((ending) => name.endsWith(`.${ending}`)))
      : [],
  )
  http.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    names.has(request.params.name)
      ? reply.sendFile(`assets/${request.params.name}`)
      : refuse(request, reply, { status: 404, code: 'page_not_found' }),
  )
}
