/** What arrived at a mail server, as a mail program would read it. */
export type ReadLetter = {
  headers: Record<string, string>
  parts: { type: string; words: string }[]
}

/**
 * Reads what our own mails are made of: folded headers with encoded words, and parts in base64 or
 * quoted-printable.
 */
export function readLetter(raw: string): ReadLetter {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: parts.map((part) => readPart(part.replace(/^\r\n/, ''))) }
}

function readPart(raw: string) {
  const { headers, body } = split(raw)
  const type = headers['content-type']?.split(';')[0] ?? ''
  const encoding = headers['content-transfer-encoding']
  return { type, words: decodedBody(body, encoding).replaceAll('\r\n', '\n') }
}

function decodedBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return fromBase64(body)
  return encoding === 'quoted-printable' ? fromQuoted(body) : body
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decoded(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  return { headers, body: raw.slice(end + 4) }
}

const decoded = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    )

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8')

const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')
