import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../is-same-secret.ts'

type Options = {
  name: string
  maxAgeSeconds: number
  secret: string
  /** Of the 43 letters of a whole one, so many are sent. */
  signatureLength?: number
  isSecure: boolean
}

/** A cookie that scripts cannot read, signed, so that nobody makes up another value for it. */
export function signedCookie({
  name,
  maxAgeSeconds,
  secret,
  signatureLength = 43,
  isSecure,
}: Options) {
  const signatureOf = (value: string) =>
    createHmac('sha256', secret)
      .update(`${name} ${value}`)
      .digest('base64url')
      .slice(0, signatureLength)

  function signedValue(sent: string): string | undefined {
    const end = sent.lastIndexOf('.')
    const value = sent.slice(0, end)
    return end > 0 && isSameSecret(sent.slice(end + 1), signatureOf(value)) ? value : undefined
  }

  return {
    /** Nothing of one that this site has not signed. */
    read: ({ headers }: FastifyRequest): string | undefined =>
      (headers.cookie ?? '')
        .split('; ')
        .filter((cookie) => cookie.startsWith(`${name}=`))
        .map((cookie) => signedValue(cookie.slice(name.length + 1)))
        .find((value) => value !== undefined),
    write: (reply: FastifyReply, value: string) =>
      void reply.header(
        'set-cookie',
        `${name}=${value}.${signatureOf(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      ),
  }
}
