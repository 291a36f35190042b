import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Random } from '../random.ts'

const COOKIE = 'visitor'
const A_YEAR = 31_536_000
const ID = /^[\w-]{22}$/

export type Visitors = ReturnType<typeof knowVisitors>

/**
 * Tells visitors apart without knowing them: a random id in a cookie that scripts cannot read,
 * signed, so that nobody makes up a thousand of them (AMB-94, checklist C02). It is set when it is
 * first needed, and pages never see it.
 */
export function knowVisitors({
  random,
  secret,
  isSecure,
}: {
  random: Random
  secret: string
  isSecure: boolean
}) {
  const signatureOf = (id: string) =>
    createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url').slice(0, 22)

  function known({ headers }: FastifyRequest): string | undefined {
    const [, id = '', signature = ''] =
      /(?:^|; )visitor=([\w-]+)\.([\w-]+)(?:;|$)/.exec(headers.cookie ?? '') ?? []
    if (!ID.test(id) || !ID.test(signature)) return undefined
    return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id))) ? id : undefined
  }

  return {
    of(request: FastifyRequest, reply: FastifyReply): string {
      const before = known(request)
      if (before !== undefined) return before
      const id = random.bytes(16).toString('base64url')
      void reply.header(
        'set-cookie',
        `${COOKIE}=${id}.${signatureOf(id)}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      )
      return id
    },
  }
}
