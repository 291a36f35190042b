import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** User present and verified. */
const PRESENT_AND_VERIFIED = 0b101
const PRESENT = 0b001
const WITH_CREDENTIAL = 0b1000000

type Options = { challenge: string }
type Wish = {
  /** Of the page that asks. */
  origin?: string
  rpId?: string
  /** What it says how often it was used. */
  counter?: number
  verified?: boolean
  challenge?: string
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()
const text = (words: string) =>
  Buffer.concat([Buffer.from([0x60 | words.length]), Buffer.from(words)])
const lengthOf = ({ length }: Buffer) =>
  Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255])
/** Of 24 bytes at least, with the shortest length, as CTAP wants it. */
const bytes = (content: Buffer) => Buffer.concat([lengthOf(content), content])

/**
 * A passkey in memory, as a phone or a security key keeps one: written from the standard and with
 * Node alone, so that our library does not agree with itself.
 */
export function createAuthenticator({ origin = 'http://localhost:3000' } = {}) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let uses = 0

  const clientData = (type: string, { challenge }: Options, wish: Wish) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wish.challenge ?? challenge,
        origin: wish.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(wish: Wish, flags: number, credential = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wish.counter ?? ++uses)
    const seen = wish.verified === false ? PRESENT : PRESENT_AND_VERIFIED
    const rpId = wish.rpId ?? new URL(origin).hostname
    return Buffer.concat([sha256(rpId), Buffer.from([flags | seen]), counter, credential])
  }

  /** COSE, of a point on P-256 for ES256. */
  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }

  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  }

  return {
    id: named.id,

    /** What `navigator.credentials.create` gives, as it is sent. */
    create(options: Options, wish: Wish = {}): string {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authenticatorData(wish, WITH_CREDENTIAL, credential)),
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', options, wish).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return JSON.stringify({ ...named, response })
    },

    /** What `navigator.credentials.get` gives. */
    get(options: Options, wish: Wish = {}): string {
      const client = clientData('webauthn.get', options, wish)
      const data = authenticatorData(wish, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return JSON.stringify({ ...named, response })
    },
  }
}
