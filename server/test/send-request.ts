import { request, type Agent } from 'node:http'

export type Answer = {
  status: number
  headers: Record<string, string | undefined>
  body: string
  bytes: Buffer
  error?: string
}
type Sent = {
  method?: string
  target: string
  headers?: Record<string, string>
  body?: string
  /** Each byte of the body in a piece of its own, without saying how many there are. */
  byByte?: boolean
  agent?: Agent
}

/**
 * One request as it stands, neither its address nor its headers put in order. Status 0 when no
 * answer came.
 */
export function sendRequest(
  url: string,
  { method = 'GET', target, headers = {}, body, byByte = false, agent }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({
        status: 0,
        headers: {},
        body: '',
        bytes: Buffer.alloc(0),
        error: error.code ?? error.message,
      })
    const sent = request(
      { hostname, port, method, path: target, headers, ...(agent ? { agent } : {}) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Answer['headers'],
            body: bytes.toString(),
            bytes,
          })
        })
      },
    )
    sent.on('error', fail)
    if (byByte) for (const byte of Buffer.from(body ?? '')) sent.write(Buffer.of(byte))
    sent.end(byByte ? undefined : body)
  })
}
