import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import type * as settings from '@loadout/contract/notifications/notification-settings.ts'
import { FROM_PAGE, UNSUBSCRIBED } from '@loadout/contract/notifications/unsubscribing.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { HttpParts } from '../domain.ts'
import { isPerson } from '../accounts/people.ts'
import { isSameSecret } from '../platform/is-same-secret.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { queryParams } from '../platform/http/query-params.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { writeRhythm } from './settings.ts'

type Settings = Pick<Site, 'settings'>

/** It does one harmless thing and never expires: a mail of last year must end the next one, too. */
export const unsubscribeKey = ({ settings: { secret } }: Settings, userId: number) =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url')

/** Opened it asks; posted to, as mail programs do, it unsubscribes at once (RFC 8058). */
export const unsubscribeLink = (site: Settings, userId: number) =>
  `${site.settings.origin}/unsubscribe/${userId}/${unsubscribeKey(site, userId)}`

type Ending = { userId: number; key: string }

/** Whoever has the link was sent it. */
async function endMails(
  site: Settings & Pick<Site, 'db'>,
  { userId, key }: Ending,
  transaction: Site['transaction'],
): Promise<void> {
  if (!isSameSecret(key, unsubscribeKey(site, userId))) throw ruleBroken('link_expired')
  await transaction(async ({ tx }) => {
    if (await isPerson(tx, userId)) await writeRhythm(tx, userId, 'off')
  })
}

export async function unsubscribe(
  site: Settings & Pick<Site, 'db'>,
  { input, transaction }: CallRequest<typeof settings.unsubscribe>,
): Promise<{ success: true }> {
  await endMails(site, { userId: input.user_id, key: input.key }, transaction)
  return { success: true }
}

/**
 * The one click of a mail program, which has no cookies and sends a form of either encoding (RFC
 * 8058), and the button of the page where no scripts run, which alone is led on. All is in the
 * address: the form is not read.
 */
export function unsubscribeHttpRoutes(
  http: FastifyInstance,
  site: Site,
  { limits }: HttpParts,
): void {
  http.post<{ Params: { userId: string; key: string } }>(
    '/unsubscribe/:userId/:key',
    { config: { ...limits.of('write'), takesFiles: true } },
    async ({ params: { userId, key }, raw: { url } }, reply) => {
      await endMails(site, { userId: parseId(userId) ?? 0, key }, site.transaction)
      const query = queryParams(url)
      if (!query.has(FROM_PAGE)) return reply.code(200).send()
      const language = languageByLocale(query.get('lang') ?? '')
      return reply.redirect(UNSUBSCRIBED + (language ? `?lang=${language.locale}` : ''), 303)
    },
  )
}
