import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { queryOf } from '../http/serve.ts'
import type { Transact } from '../unit-of-work.ts'
import { isChannelName } from './frames.ts'
import type { Hub } from './hub.ts'
import type { Outbox } from './outbox.ts'
import { isSigned, type PusherApp } from './pusher-app.ts'

/** As the service has it. */
const MOST_DATA_BYTES = 10_240
const name = z.string().min(1).max(200).regex(/^\S+$/)
const channelName = z.string().refine(isChannelName)
const data = z.string().refine((text) => Buffer.byteLength(text) <= MOST_DATA_BYTES)
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

/**
 * The HTTP API of the Pusher protocol, as far as other programs of a community need it: the
 * official libraries send events through it unchanged. Every request is signed with the secret.
 */
export async function serveHttpApi(
  http: FastifyInstance,
  {
    app,
    hub,
    outbox,
    transaction,
    clock,
    limits,
  }: {
    app: PusherApp
    hub: Hub
    outbox: Outbox
    transaction: Transact
    clock: Clock
    limits: RateLimits
  },
) {
  await http.register(
    async (api) => {
      // The signature is that of the bytes.
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
        done(null, body),
      )
      api.addHook('preHandler', async (request, reply) => {
        const { path, body } = textOf(request)
        const query = new URLSearchParams(queryOf(request.raw.url))
        if ((request.params as { id: string }).id !== app.id)
          return answer(reply, 404, 'There is no such application')
        if (!isSigned(app, { method: request.method, path, query, body, at: clock.now() }))
          return answer(reply, 401, 'The signature is not valid')
        return undefined
      })

      const config = limits.of('read')
      api.post('/events', { config }, async (request, reply) => {
        const event = read(eventSchema, request)
        if (!event) return answer(reply, 400, 'This is no event')
        const channels = new Set(event.channels ?? [event.channel ?? ''])
        await transaction(async (work) => {
          for (const channel of channels)
            await outbox.pass(work, {
              channel,
              event: event.name,
              data: event.data,
              except_socket: event.socket_id ?? null,
            })
        })
        return reply.send({})
      })

      api.post('/batch_events', { config }, async (request, reply) => {
        const events = read(batchSchema, request)
        if (!events) return answer(reply, 400, 'These are no events')
        await transaction(async (work) => {
          for (const event of events.batch)
            await outbox.pass(work, {
              channel: event.channel,
              event: event.name,
              data: event.data,
              except_socket: event.socket_id ?? null,
            })
        })
        return reply.send({ batch: events.batch.map(() => ({})) })
      })

      // What this process knows; others know of theirs.
      api.get('/channels', { config }, (request, reply) => {
        const start = new URLSearchParams(queryOf(request.raw.url)).get('filter_by_prefix') ?? ''
        void reply.send({
          channels: Object.fromEntries(
            hub
              .channels()
              .filter((channel) => channel.startsWith(start))
              .map((channel) => [channel, {}]),
          ),
        })
      })

      api.get<{ Params: { channel: string } }>(
        '/channels/:channel',
        { config },
        ({ params }, reply) => {
          const subscribers = hub.subscribersOf(params.channel)
          void reply.send({ occupied: subscribers > 0, subscription_count: subscribers })
        },
      )
    },
    { prefix: '/apps/:id' },
  )
}

const textOf = ({ raw, body }: FastifyRequest) => ({
  path: (raw.url ?? '').split('?', 1)[0] ?? '',
  body: typeof body === 'string' ? body : '',
})

function read<T extends z.ZodType>(schema: T, { body }: FastifyRequest): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(String(body)))
  } catch {
    return undefined
  }
}

const answer = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)
