import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedCookie } from './signed-cookie.ts'

const NINETY_DAYS = 90 * 86_400

/** The browser that a call comes from. */
export type Device = {
  /** Whether this member was the last who signed in on it. */
  isOf: (userId: number) => boolean
  /** A member has signed in on it. */
  remember: (userId: number) => void
}

export type Devices = ReturnType<typeof createDeviceCookies>

/**
 * Knows a browser again on which a member has signed in, by a signed cookie that scripts cannot
 * read. It opens nothing: it only tells the member's own wrong passwords from those of strangers
 * (checklist E02). The server keeps nothing of it.
 */
export function createDeviceCookies({ secret, isSecure }: { secret: string; isSecure: boolean }) {
  const cookie = signedCookie({
    name: 'device',
    maxAgeSeconds: NINETY_DAYS,
    secret,
    isSecure,
  })

  return {
    of: (request: FastifyRequest, reply: FastifyReply): Device => ({
      isOf: (userId) => cookie.read(request) === String(userId),
      remember: (userId) => cookie.write(reply, String(userId)),
    }),
  }
}

/** Of a page that is being made: nobody's. */
export const noDevice: Device = { isOf: () => false, remember: () => undefined }
