import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { BodyMemory } from '../http/body-memory.ts'
import { PublicError } from '../http/public-error.ts'
import { networkOf, type RateLimits } from '../http/rate-limits.ts'
import { readBody, takeUnread } from '../http/read-body.ts'
import { queryParams } from '../http/query-params.ts'
import type { Transact } from '../unit-of-work.ts'
import { isChannelName } from './frames.ts'
import type { Hub } from './hub.ts'
import type { Outbox } from './outbox.ts'
import { isSigned, isSignedBody, type PusherApp } from './pusher-app.ts'

const MAX_BODY_BYTES = 64 * 1024
/** As the service has it. */
const MAX_DATA_BYTES = 10_240
const name = z.string().min(1).max(200).regex(/^\S+$/)
const channelName = z.string().refine(isChannelName)
const data = z.string().refine((text) => Buffer.byteLength(text) <= MAX_DATA_BYTES)
const socketId = z
  .string()
  .regex(/^\d+\.\d+$/)
  .nullish()

const eventSchema = z
  .object({
    name,
    data,
    channels: z.array(channelName).min(1).max(100).optional(),
    channel: channelName.optional(),
    socket_id: socketId,
  })
  .refine(({ channels, channel }) => (channels === undefined) !== (channel === undefined))
const batchSchema = z.object({
  batch: z
    .array(z.object({ name, data, channel: channelName, socket_id: socketId }))
    .min(1)
    .max(10),
})

type WrittenHere = z.output<typeof batchSchema>['batch'][number]

type Parts = {
  app: PusherApp
  hub: Hub
  outbox: Outbox
  transaction: Transact
  clock: Clock
  limits: RateLimits
  withShare: BodyMemory
}
type RouteConfig = ReturnType<RateLimits['of']>

/**
 * The HTTP API of the Pusher protocol, as far as other programs of a community need it: the
 * official libraries send events through it unchanged. Every request is signed with the secret.
 */
export async function serveHttpApi(http: FastifyInstance, parts: Parts) {
  const { app, clock, limits } = parts
  const config = limits.of('read')
  await http.register(
    async (api) => {
      takeUnread(api, ['application/json'])
      // Whoever did not sign the request is refused before its body is read.
      api.addHook('preHandler', async (request, reply) => {
        if ((request.params as { id: string }).id !== app.id)
          return answer(reply, 404, 'There is no such application')
        const { method, raw } = request
        const path = (raw.url ?? '').split('?', 1)[0] ?? ''
        if (!isSigned(app, { method, path, query: signatureOf(request), at: clock.now() }))
          return answer(reply, 401, 'The signature is not valid')
        return undefined
      })
      takeEvents(api, parts, config)
      serveChannels(api, parts, config)
    },
    { prefix: '/apps/:id' },
  )
}

/** Events of other programs, sent on to the subscribers in one transaction. */
function takeEvents(
  api: FastifyInstance,
  { outbox, transaction, withShare }: Parts,
  config: RouteConfig,
) {
  /** Answers with what a body says, when it is the one that was signed. */
  const withBody = <T extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: T,
    work: (said: z.output<T>) => Promise<object>,
  ) =>
    withShare(networkOf(request.ip), async (hold) => {
      const body = await readBody(request, reply, { ...BODY, hold })
      if (!isSignedBody(signatureOf(request), body.toString()))
        return answer(reply, 401, 'The signature is not valid')
      const said = read(schema, body.toString())
      return said === undefined
        ? answer(reply, 400, 'This says nothing')
        : reply.send(await work(said))
    })

  const passAll = (events: readonly WrittenHere[]) =>
    transaction(async (work) => {
      for (const event of events)
        await outbox.pass(work, {
          channel: event.channel,
          event: event.name,
          data: event.data,
          except_socket: event.socket_id ?? null,
        })
    })

  api.post('/events', { config }, (request, reply) =>
    withBody(request, reply, eventSchema, async (event) => {
      const channels = new Set(event.channels ?? [event.channel ?? ''])
      await passAll([...channels].map((channel) => ({ ...event, channel })))
      return {}
    }),
  )
  api.post('/batch_events', { config }, (request, reply) =>
    withBody(request, reply, batchSchema, async ({ batch }) => {
      await passAll(batch)
      return { batch: batch.map(() => ({})) }
    }),
  )
}

/** Who subscribes to what, as far as this process knows; others know of theirs. */
function serveChannels(api: FastifyInstance, { hub }: Parts, config: RouteConfig) {
  api.get('/channels', { config }, (request, reply) => {
    const start = queryParams(request.raw.url).get('filter_by_prefix') ?? ''
    const channels = hub.channels().filter((channel) => channel.startsWith(start))
    void reply.send({ channels: Object.fromEntries(channels.map((channel) => [channel, {}])) })
  })
  api.get<{ Params: { channel: string } }>(
    '/channels/:channel',
    { config },
    ({ params }, reply) => {
      const subscribers = hub.subscribersOf(params.channel)
      void reply.send({ occupied: subscribers > 0, subscription_count: subscribers })
    },
  )
}

const BODY = {
  max: MAX_BODY_BYTES,
  tooLarge: () => new PublicError(413, 'too_large'),
  admit: undefined,
}

const signatureOf = ({ raw }: FastifyRequest) => queryParams(raw.url)

function read<T extends z.ZodType>(schema: T, body: string): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

const answer = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)
