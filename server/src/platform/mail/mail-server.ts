import type { RenderedMail } from './render-mail.ts'

export type MailServer = {
  host: string
  port: number
  /**
   * TLS from the first byte; otherwise it is begun when the server offers it, and before a password
   * is told it must.
   */
  isEncrypted: boolean
  user?: string
  password?: string
  /** Without a name it is that of the site. */
  from: { name: string; address: string }
}

/**
 * What is handed to the mail server. The id stays the same however often that happens, so that
 * nobody reads a mail twice.
 */
type Letter = RenderedMail & {
  messageId: string
  siteName: string
  recipient: string
  locale: string
  date: Date
}

export type MailConnection = { send: (letter: Letter) => Promise<void>; close: () => void }

const CONNECTIONS = 3
const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000
/** Everything together; a server that trickles its answers must not hold a job for ever. */
const TOTAL_TIMEOUT_MS = 60_000

/** Connections that are kept while there is something to send, and opened when there is. */
export async function connectMailServer({
  host,
  port,
  isEncrypted,
  user,
  password,
  from,
}: MailServer): Promise<MailConnection> {
  // Only where mail is sent: sites without a mail server save its memory.
  const { createTransport } = await import('nodemailer')
  const requireTLS = user !== undefined && !isThisMachine(host)
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure: isEncrypted,
    requireTLS,
    // Where mail would go in the clear if no TLS were offered, a certificate that nobody vouches
    // for keeps out nobody, and a mail server of one's own has such a one.
    tls: { rejectUnauthorized: isEncrypted || requireTLS },
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    maxConnections: CONNECTIONS,
    // A lost connection is the job's to repeat, which knows when to stop.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, siteName, recipient, locale, date, subject, text, html, unsubscribe }) {
      await transport.sendMail({
        from: { name: from.name || siteName, address: from.address },
        to: { name: '', address: recipient },
        envelope: { from: from.address, to: [recipient] },
        subject,
        text,
        html,
        messageId,
        date,
        // No reply from an absence notice, and none to it.
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': locale,
          ...(unsubscribe === null ? {} : oneClick(unsubscribe)),
        },
        signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
      })
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs show a button that posts to the address. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

/**
 * Whether the mail server took a look at the mail and said no for good, such as to an address that
 * is not there.
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

const MAX_CHARACTERS = 300

/**
 * What went wrong, for staff: the answer of a mail server may repeat what it was told, links and
 * all.
 */
export function failureOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  const said = message
    .replaceAll(/https?:\S+/gi, 'https:…')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${code} ${said}`.trim().slice(0, MAX_CHARACTERS)
}
