import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

type Post = { id: string; caption?: string; type?: string; picture?: string }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers as Instagram's Graph API does, and serves the pictures that it names. */
export async function instagramStandIn({ token, pictures }: { token: string; pictures: Buffer[] }) {
  let posts: readonly Post[] = []
  let instead: Answer | undefined
  let failing = false
  const asked: string[] = []

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    asked.push(url.pathname)
    if (instead && url.pathname === '/me/media') return instead(request, response)
    if (failing && url.pathname.startsWith('/pictures')) return void response.writeHead(503).end()
    const [, number] = /^\/pictures\/(\d+)\.jpg$/.exec(url.pathname) ?? []
    const picture = number === undefined ? undefined : pictures[Number(number)]
    if (picture) return void response.setHeader('content-type', 'image/jpeg').end(picture)
    if (url.pathname !== '/me/media' || url.searchParams.get('access_token') !== token)
      return void response.writeHead(400).end('{"error":{"code":190}}')
    const limit = Number(url.searchParams.get('limit'))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: posts.slice(0, limit).map(written), paging: {} }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  const written = ({ id, caption, type = 'IMAGE', picture = '/pictures/0.jpg' }: Post) => ({
    id,
    media_type: type,
    permalink: `https://www.instagram.com/p/${id}/`,
    ...(caption === undefined ? {} : { caption }),
    [type === 'VIDEO' ? 'thumbnail_url' : 'media_url']: new URL(picture, origin).href,
  })

  return {
    origin,
    asked,
    /** The newest first. */
    publish: (now: readonly Post[]) => {
      posts = now
    },
    /** It names its pictures, and serves none. */
    servePicturesNoMore: () => {
      failing = true
    },
    /** What it says to whoever asks for its posts, instead of them. */
    say: (answer: Answer | undefined) => {
      instead = answer
    },
  }
}
