import { z } from 'zod'
import { INTEGER_MAX } from '@loadout/contract/platform/integers.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { STREAM_TITLE_MAX } from '@loadout/contract/streams/stream-rules.ts'
import type { Clock } from '../platform/clock.ts'
import { askOutside, type Outside } from '../platform/http/outbound/ask-outside.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'

/** An application at Twitch. */
export type TwitchKeys = {
  id: string
  secret: string
  /** What answers instead of Twitch, in development and tests. */
  standIn: string | undefined
}

/** A stream that is live, as Twitch says. */
export type LiveStream = {
  userId: string
  /** In small letters. */
  username: string
  title: string
  viewers: number
}

/** Channels by their names, or people by the numbers that Twitch gave them. */
type AskedBy = 'user_login' | 'user_id'

export type Helix = {
  /** Which of so many are live; more than a hundred are asked for one after the other. */
  listLive: (by: AskedBy, wanted: readonly string[]) => Promise<LiveStream[]>
}

/** So many a call, by Twitch's documentation. */
const A_CALL = 100

const tokenSchema = z.object({
  access_token: z
    .string()
    .max(500)
    .regex(/^[\w.-]+$/),
  expires_in: z.int().nonnegative(),
})

const streamsSchema = z.object({
  data: z
    .array(
      z.object({
        user_id: z.string().regex(/^\d{1,20}$/),
        user_login: z.string().max(100),
        type: z.string().max(20),
        title: z.string().max(1_000),
        viewer_count: z.int().nonnegative().max(INTEGER_MAX),
      }),
    )
    .max(A_CALL),
})

/** Twitch's Helix: who is live. Whatever goes wrong there is an `OutboundError`. */
export function createHelix({ id, secret, standIn }: TwitchKeys, clock: Clock): Helix {
  const [api, tokens] = standIn
    ? [standIn, standIn]
    : ['https://api.twitch.tv', 'https://id.twitch.tv']
  const outside = askOutside({
    name: 'Twitch',
    origins: [api, tokens],
    isLocal: standIn !== undefined,
  })
  const token = keepToken(outside, { id, secret, origin: tokens, clock })

  async function ask(by: AskedBy, wanted: readonly string[]): Promise<LiveStream[]> {
    const query = new URLSearchParams([
      ...wanted.map((each) => [by, each]),
      ['first', String(A_CALL)],
    ])
    const { data } = await outside.fetchJson(streamsSchema, {
      url: `${api}/helix/streams?${query}`,
      headers: { 'client-id': id, authorization: `Bearer ${await token.current()}` },
    })
    return data.filter(({ type }) => type === 'live').map(liveStream)
  }

  async function askOnce(by: AskedBy, wanted: readonly string[]): Promise<LiveStream[]> {
    try {
      return await ask(by, wanted)
    } catch (error) {
      // A token may be withdrawn before its time.
      if (!(error instanceof OutboundError && error.status === 401)) throw error
      token.forget()
      return ask(by, wanted)
    }
  }

  return {
    async listLive(by, wanted) {
      const live: LiveStream[] = []
      for (let from = 0; from < wanted.length; from += A_CALL)
        live.push(...(await askOnce(by, wanted.slice(from, from + A_CALL))))
      return live
    },
  }
}

type Said = z.output<typeof streamsSchema>['data'][number]

const liveStream = ({ user_id, user_login, title, viewer_count }: Said): LiveStream => ({
  userId: user_id,
  username: user_login.toLowerCase(),
  title: [...plainLine(title)].slice(0, STREAM_TITLE_MAX).join(''),
  viewers: viewer_count,
})

/** Before it ends, so that it does not end on its way. */
const RENEWED_BEFORE_MS = 60_000

/**
 * The token of the application, asked for when it is needed and kept until shortly before its end.
 */
function keepToken(
  { fetchJson }: Outside,
  {
    id,
    secret,
    origin,
    clock,
  }: Omit<TwitchKeys, 'standIn'> & {
    origin: string
    clock: Clock
  },
) {
  let kept: { token: string; until: number } | undefined

  async function renew(): Promise<string> {
    const { access_token, expires_in } = await fetchJson(tokenSchema, {
      url: `${origin}/oauth2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: id,
        client_secret: secret,
        grant_type: 'client_credentials',
      }).toString(),
    })
    const until = clock.now().getTime() + expires_in * 1_000 - RENEWED_BEFORE_MS
    kept = { token: access_token, until }
    return access_token
  }

  return {
    current: async () => (kept && clock.now().getTime() < kept.until ? kept.token : renew()),
    forget: () => {
      kept = undefined
    },
  }
}
