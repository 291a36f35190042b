import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../is-same-secret.ts'

const NINETY_DAYS = 90 * 86_400
const KEPT = /(?:^|; )device=([1-9]\d{0,9})\.([\w-]{43})(?:;|$)/

/** The browser that a call comes from. */
export type Device = {
  /** Whether this member was the last who signed in on it. */
  isOf: (userId: number) => boolean
  /** A member has signed in on it. */
  remember: (userId: number) => void
}

export type Devices = ReturnType<typeof knowDevices>

/**
 * Knows a browser again on which a member has signed in, by a signed cookie that scripts cannot
 * read. It opens nothing: it only tells the member's own wrong passwords from those of strangers
 * (checklist E02). The server keeps nothing of it.
 */
export function knowDevices({ secret, isSecure }: { secret: string; isSecure: boolean }) {
  const signatureOf = (userId: number | string) =>
    createHmac('sha256', secret).update(`device ${userId}`).digest('base64url')

  return {
    of: ({ headers }: FastifyRequest, reply: FastifyReply): Device => ({
      isOf(userId) {
        const [, member, signature = ''] = KEPT.exec(headers.cookie ?? '') ?? []
        return member === String(userId) && isSameSecret(signature, signatureOf(member))
      },
      remember: (userId) =>
        void reply.header(
          'set-cookie',
          `device=${userId}.${signatureOf(userId)}; Path=/; Max-Age=${NINETY_DAYS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
        ),
    }),
  }
}

/** Of a page that is being made: nobody's. */
export const noDevice: Device = { isOf: () => false, remember: () => undefined }
