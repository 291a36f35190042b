import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Random } from '../random.ts'
import { signedCookie } from './signed-cookie.ts'

const A_YEAR = 31_536_000

export type Visitors = ReturnType<typeof createVisitorCookies>

/**
 * Tells visitors apart without knowing them: a random id in a cookie that scripts cannot read,
 * signed, so that nobody makes up a thousand of them (AMB-94, checklist C02). It is set when it is
 * first needed, and pages never see it.
 */
export function createVisitorCookies({
  random,
  secret,
  isSecure,
}: {
  random: Random
  secret: string
  isSecure: boolean
}) {
  const cookie = signedCookie({
    name: 'visitor',
    maxAgeSeconds: A_YEAR,
    secret,
    signatureLength: 22,
    isSecure,
  })

  return {
    of(request: FastifyRequest, reply: FastifyReply): string {
      const before = cookie.read(request)
      if (before !== undefined) return before
      const id = random.bytes(16).toString('base64url')
      cookie.write(reply, id)
      return id
    },
  }
}
