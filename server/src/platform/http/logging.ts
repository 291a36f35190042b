import { createHmac } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify'
import { readablePath } from '@loadout/contract/platform/secret-path.ts'
import { loggableMessage } from '../db/loggable-message.ts'

/**
 * What may be written down of an address: never the query, which carries `_u` and `_t`, never a
 * token in the path (checklist D02).
 */
export const loggedPath = (url: string): string =>
  readablePath(url.split('?', 1)[0] ?? '').slice(0, 200)

export type LogOptions = { level: string; destination?: { write: (line: string) => void } }

/**
 * What the log keeps of requests and errors: no query, no secret of a path, no value of a
 * statement.
 */
export const loggerOptions = ({
  level,
  destination,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: (request) => ({ method: request.method, path: loggedPath(request.url) }),
    // Anything can be thrown, and a line that cannot be written would take the answer with it.
    err: (error: FastifyError | null | undefined) => {
      const message = (error && loggableMessage(error)) ?? String(error)
      return {
        type: error?.name ?? typeof error,
        code: error?.code ?? '',
        message,
        stack: (error?.stack ?? '').replace(error?.message || /^$/, () => message),
      }
    },
  },
  ...(destination ? { stream: destination } : {}),
})

/**
 * One line a request. The network is a keyed hash: enough to see that one caller did it, not who
 * they are.
 */
export function logRequests(
  http: FastifyInstance,
  { level, secret }: { level: string; secret: string },
) {
  if (!['info', 'debug', 'trace'].includes(level)) return
  http.addHook('onResponse', async (request, reply) => {
    const from = createHmac('sha256', secret).update(request.ip).digest('hex').slice(0, 12)
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        from,
      },
      'request',
    )
  })
}
