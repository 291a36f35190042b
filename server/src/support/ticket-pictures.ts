import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ticketPictureSizes } from '@loadout/contract/support/ticket-picture-rule.ts'
import type { getTicketPicture } from '@loadout/contract/support/tickets.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import type { HttpParts } from '../domain.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { PublicError } from '../platform/http/public-error.ts'
import { POLICY_OF_FILES } from '../platform/http/security-headers.ts'
import { isSameSecret } from '../platform/is-same-secret.ts'
import { queryParams } from '../platform/http/query-params.ts'
import { hasSecondStep } from '../second-steps/find-second-steps.ts'
import { callerOf } from '../sessions/caller-of.ts'
import type { Site } from '../site-parts.ts'
import { mayRead } from './find-ticket.ts'
import { ticketPictures as kind } from './pictures.ts'

const GOOD_SECONDS = 3_600
const [LARGE, SMALL] = ticketPictureSizes

type Signed = { name: string; userId: number; until: number }

/**
 * An `<img>` sends no credentials, so its address says whom it is for, signed. It opens one picture
 * to one member for an hour, and only while that member may read the ticket.
 */
const keyOf = ({ settings: { secret } }: Pick<Site, 'settings'>, { name, userId, until }: Signed) =>
  createHmac('sha256', secret)
    .update(`ticket picture ${name} ${userId} ${until}`)
    .digest('base64url')

const notFound = () => new PublicError(404, 'picture_not_found')

export async function addressesFor(
  site: Pick<Site, 'db' | 'settings' | 'clock'>,
  caller: Caller,
  name: string,
): Promise<OutputOf<typeof getTicketPicture>> {
  const ticket = await findTicketOf(site.db, name)
  if (!ticket || !mayRead(caller, ticket)) throw notFound()
  const until = unixSeconds(site.clock.now()) + GOOD_SECONDS
  const key = keyOf(site, { name, userId: caller.id, until })
  const address = (size: string) =>
    `/support/picture/${name}/${size}?for=${caller.id}&until=${until}&key=${key}`
  return { small: address(SMALL), large: address(LARGE) }
}

const findTicketOf = (db: Db, name: string) =>
  db
    .selectFrom('support_picture as picture')
    .innerJoin('support_ticket as ticket', 'ticket.id', 'picture.ticket_id')
    .select('ticket.user_id')
    .where('picture.name', '=', name)
    .executeTakeFirst()

/** In the query, which stands in no line of the log. */
function readQuery(url: string | undefined, name: string): Signed & { key: string } {
  const query = queryParams(url)
  const number = (field: string) => parseId(query.get(field) ?? undefined) ?? 0
  return { name, userId: number('for'), until: number('until'), key: query.get('key') ?? '' }
}

/** Nobody keeps what is sent but the browser that asked. */
export function ticketPictureHttpRoutes(
  http: FastifyInstance,
  site: Site,
  { limits }: HttpParts,
): void {
  http.get<{ Params: { name: string; size: string } }>(
    '/support/picture/:name/:size',
    { config: limits.of('picture') },
    async ({ params: { name, size }, raw: { url } }, reply) => {
      if (!kind.sizes.includes(size)) throw notFound()
      await refuseUnlessGood(site, readQuery(url, name))
      const picture = await site.pictures.read(kind, name, `${size}.webp`)
      if (!picture) throw notFound()
      return reply
        .type('image/webp')
        .header('cache-control', `private, max-age=${GOOD_SECONDS}`)
        .header('content-security-policy', POLICY_OF_FILES)
        .send(picture)
    },
  )
}

async function refuseUnlessGood(site: Site, signed: ReturnType<typeof readQuery>): Promise<void> {
  if (!isSameSecret(signed.key, keyOf(site, signed))) throw notFound()
  if (signed.until < unixSeconds(site.clock.now())) throw notFound()
  const [ticket, reader] = await Promise.all([
    findTicketOf(site.db, signed.name),
    findReader(site, signed.userId),
  ])
  if (!ticket || !reader || !mayRead(reader, ticket)) throw notFound()
}

/** As they are at this moment: nobody who is banned, or of staff without what staff must have. */
async function findReader(
  { db, clock, siteSettings }: Pick<Site, 'db' | 'clock' | 'siteSettings'>,
  id: number,
) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'flags', 'permissions'])
    .select((of) => hasSecondStep(of.ref('users.id')).as('has_second_step'))
    .where('id', '=', id)
    .where(isNotBanned('banned_until', clock.now()))
    .executeTakeFirst()
  if (!found) return undefined
  const { has_second_step, ...person } = found
  const known = { ...person, token: '', hasSecondStep: Boolean(has_second_step) }
  return callerOf(known, siteSettings.current().staffSecondStep)
}
