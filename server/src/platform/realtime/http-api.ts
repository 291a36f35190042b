import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { BodyMemory } from '../http/body-memory.ts'
import { PublicError } from '../http/public-error.ts'
import { networkOf, type RateLimits } from '../http/rate-limits.ts'
import { readBody, takeUnread } from '../http/read-body.ts'
import { queryOf } from '../http/serve.ts'
import type { Transact } from '../unit-of-work.ts'
import { isChannelName } from './frames.ts'
import type { Hub } from './hub.ts'
import type { Outbox } from './outbox.ts'
import { isSigned, isSignedBody, type PusherApp } from './pusher-app.ts'

const MOST_BODY_BYTES = 64 * 1024
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
    withShare,
  }: {
    app: PusherApp
    hub: Hub
    outbox: Outbox
    transaction: Transact
    clock: Clock
    limits: RateLimits
    withShare: BodyMemory
  },
) {
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

      const config = limits.of('read')
      api.post('/events', { config }, (request, reply) =>
        withBody(request, reply, eventSchema, async (event) => {
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
          return {}
        }),
      )

      api.post('/batch_events', { config }, (request, reply) =>
        withBody(request, reply, batchSchema, async (events) => {
          await transaction(async (work) => {
            for (const event of events.batch)
              await outbox.pass(work, {
                channel: event.channel,
                event: event.name,
                data: event.data,
                except_socket: event.socket_id ?? null,
              })
          })
          return { batch: events.batch.map(() => ({})) }
        }),
      )

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

const BODY = {
  most: MOST_BODY_BYTES,
  tooLarge: () => new PublicError(413, 'too_large'),
  admit: undefined,
}

const signatureOf = ({ raw }: FastifyRequest) => new URLSearchParams(queryOf(raw.url))

function read<T extends z.ZodType>(schema: T, body: string): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

const answer = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)
