import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Sends bytes as they are and reads until the server closes: for requests that no client library
 * would send.
 */
export function rawRequest(url: string, ...parts: (string | Buffer)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () =>
      parts.forEach((part) => socket.write(part)),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses while we still send may answer with a reset as well; what it said
    // before counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())))
  })
}

/** A whole request without a body, whose connection ends with its answer. */
export const rawGet = (
  url: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  rawRequest(
    url,
    `${method} ${target} HTTP/1.1\r\n${headerLines({ host: 'localhost', connection: 'close', ...headers })}\r\n`,
  )

export const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

/** Status 0 when nothing was answered at all. */
function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
  }
}
