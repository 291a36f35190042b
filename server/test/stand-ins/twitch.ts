import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const TWITCH_KEYS = {
  TWITCH_CLIENT_ID: 'loadout',
  TWITCH_CLIENT_SECRET: 'kept_to_ourselves',
}

type Live = { userId?: string; title?: string; viewers?: number }

/** What a third party may do instead of answering (checklist J02). */
export type Trouble =
  | 'nothing'
  | 'more and more'
  | 'no JSON'
  | 'another form'
  | 'viewers below zero'
  | 'a number too large'
  | 'status 500'
  | 'too many'
  | 'a redirect'

/**
 * Answers as Twitch does: an app token for the keys of the application, and of the channels that
 * are asked for those that are live. `environment` makes a site ask here.
 */
export async function startTwitch() {
  const live = new Map<string, Live>()
  const asked: { by: string[]; token: string | undefined }[] = []
  const state = { trouble: undefined as Trouble | undefined, tokens: 0, seconds: 5_000_000 }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://twitch')
    if (url.pathname === '/oauth2/token') return void giveToken(request, response)
    asked.push({
      by: [...url.searchParams.getAll('user_login'), ...url.searchParams.getAll('user_id')],
      token: request.headers.authorization,
    })
    if (state.trouble) return answerOtherwise(response, state.trouble)
    if (request.headers.authorization !== `Bearer token${state.tokens}`)
      return send(response, 401, { error: 'Unauthorized', status: 401 })
    if (request.headers['client-id'] !== TWITCH_KEYS.TWITCH_CLIENT_ID)
      return send(response, 400, { error: 'Bad Request', status: 400 })
    send(response, 200, { data: streamsOf(live, url.searchParams), pagination: {} })
  })

  async function giveToken(request: IncomingMessage, response: ServerResponse) {
    const sent = new URLSearchParams(await text(request))
    const isKnown =
      sent.get('client_id') === TWITCH_KEYS.TWITCH_CLIENT_ID &&
      sent.get('client_secret') === TWITCH_KEYS.TWITCH_CLIENT_SECRET &&
      sent.get('grant_type') === 'client_credentials'
    if (!isKnown) return send(response, 403, { status: 403, message: 'invalid client secret' })
    const access_token = `token${++state.tokens}`
    send(response, 200, { access_token, expires_in: state.seconds, token_type: 'bearer' })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    environment: { ...TWITCH_KEYS, TWITCH_STAND_IN: url },
    asked,
    goLive: (channel: string, stream: Live = {}) => void live.set(channel, stream),
    end: (channel: string) => void live.delete(channel),
    /** From now on; undefined for answers as they should be. */
    answerWith: (trouble: Trouble | undefined) => void (state.trouble = trouble),
    tokens: () => state.tokens,
    /** What was given is not taken any more. */
    withdrawToken: () => void state.tokens++,
    tokensLast: (seconds: number) => void (state.seconds = seconds),
  }
}

function streamsOf(live: ReadonlyMap<string, Live>, query: URLSearchParams) {
  const [names, numbers] = [query.getAll('user_login'), query.getAll('user_id')]
  return [...live]
    .map(([channel, { userId = '1', title = 'Something', viewers = 1 }]) => ({
      id: '40952121085',
      user_id: userId,
      user_login: channel.toLowerCase(),
      user_name: channel,
      game_id: '32399',
      game_name: 'Counter-Strike',
      type: 'live',
      title,
      tags: ['English'],
      viewer_count: viewers,
      started_at: '2026-11-22T18:00:00Z',
      language: 'en',
      thumbnail_url: 'https://static-cdn.jtvnw.net/live-{width}x{height}.jpg',
      tag_ids: [],
      is_mature: false,
    }))
    .filter(({ user_login, user_id }) => names.includes(user_login) || numbers.includes(user_id))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const stream = {
  user_id: '1',
  user_login: 'harbour_cup',
  type: 'live',
  title: 'x',
  viewer_count: 1,
}

function answerOtherwise(response: ServerResponse, kind: Trouble): void {
  if (kind === 'nothing') return
  if (kind === 'more and more') return pour(response)
  if (kind === 'no JSON') return void response.end('<!doctype html><title>Twitch</title>')
  if (kind === 'another form') return send(response, 200, { data: 'none' })
  if (kind === 'viewers below zero')
    return send(response, 200, { data: [{ ...stream, viewer_count: -5 }] })
  if (kind === 'a number too large')
    return send(response, 200, { data: [{ ...stream, viewer_count: 2 ** 53 }] })
  if (kind === 'too many') return send(response, 429, { error: 'Too Many Requests', status: 429 })
  if (kind === 'a redirect')
    return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  send(response, 500, { error: 'Internal Server Error', status: 500 })
}

function pour(response: ServerResponse): void {
  while (response.write(Buffer.alloc(64 * 1024)));
  response.once('drain', () => pour(response))
}
