import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../is-same-secret.ts'

type Options = {
  name: string
  /** What a value looks like, as a part of a regular expression. */
  valuePattern: string
  maxAgeSeconds: number
  secret: string
  /** Of the 43 letters of a whole one, so many are sent. */
  signatureLength?: number
  isSecure: boolean
}

/** A cookie that scripts cannot read, signed, so that nobody makes up another value for it. */
export function signedCookie({
  name,
  valuePattern,
  maxAgeSeconds,
  secret,
  signatureLength = 43,
  isSecure,
}: Options) {
  const sent = new RegExp(
    String.raw`(?:^|; )${name}=(${valuePattern})\.([\w-]{${signatureLength}})(?:;|$)`,
  )
  const signatureOf = (value: string) =>
    createHmac('sha256', secret)
      .update(`${name} ${value}`)
      .digest('base64url')
      .slice(0, signatureLength)

  return {
    /** Nothing of one that this site has not signed. */
    read({ headers }: FastifyRequest): string | undefined {
      const [, value, signature = ''] = sent.exec(headers.cookie ?? '') ?? []
      if (value === undefined) return undefined
      return isSameSecret(signature, signatureOf(value)) ? value : undefined
    },
    write: (reply: FastifyReply, value: string) =>
      void reply.header(
        'set-cookie',
        `${name}=${value}.${signatureOf(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      ),
  }
}
