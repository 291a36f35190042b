import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { readLetter, type ReadLetter } from './read-letter.ts'

const selfMade = () => readFileSync(`${import.meta.dirname}/../../e2e/self-signed.pem`)

export type ArrivedLetter = ReadLetter & { isEncrypted: boolean; from: string; to: string[] }

type MailServerOptions = {
  /** The port of one that was stopped. */
  port?: number
  /** Whom it refuses, for good. */
  refused?: string[]
  /** So long it keeps a letter before it says that it has it. */
  slowMs?: number
  /** What it waits for before it says that it has a letter, which is one of so many by then. */
  beforeTaking?: (count: number) => Promise<void>
  /** Whether it wants a password, and takes it in the clear. */
  wantsPassword?: boolean
  /** Whether it offers TLS, with a certificate that it has made itself. */
  offersTls?: boolean
}

/** A real mail server on this machine that keeps what it gets. */
export async function startMailServer({
  port = 0,
  refused = [],
  slowMs = 0,
  beforeTaking = () => Promise.resolve(),
  wantsPassword = false,
  offersTls = false,
}: MailServerOptions = {}) {
  const letters: ArrivedLetter[] = []
  const refusals: string[] = []
  const signIns: { user: string | null | undefined; password: string | null | undefined }[] = []
  const server = new SMTPServer({
    authOptional: !wantsPassword,
    allowInsecureAuth: true,
    // The site keeps connections open for the next mail, and whoever stops this waits for none of
    // them.
    closeTimeout: 100,
    ...(offersTls ? { key: selfMade(), cert: selfMade() } : {}),
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(wantsPassword ? [] : ['AUTH'])],
    onAuth({ username, password }, _, done) {
      signIns.push({ user: username, password })
      done(null, { user: username ?? '' })
    },
    onRcptTo({ address }, _, done) {
      if (!refused.includes(address)) return done()
      refusals.push(address)
      done(
        Object.assign(
          new Error(
            `5.1.1 nobody is called <${address}> here, whatever https://community.example/auth/1/secret says`,
          ),
          { responseCode: 550 },
        ),
      )
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push({
          ...readLetter(Buffer.concat(chunks).toString('utf8')),
          isEncrypted: secure,
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
        })
        void beforeTaking(letters.length).then(() => setTimeout(done, slowMs))
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    letters,
    refusals,
    signIns,
    port: address.port,
    /** What a site is told about it. */
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${address.port}`,
      MAIL_FROM: 'Loadout <no-reply@community.example>',
      ORIGIN: 'https://community.example',
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
