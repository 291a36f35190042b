import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { recordPublished } from '../news/record-published.ts'
import { startWebhookReceiver } from '../../test/webhook-receiver.ts'
import { MINUTE } from '../platform/clock.ts'

const KEY = Buffer.from('a key of twenty-four bytes')

const ORIGIN = 'https://community.example'

async function startSiteWithWebhook(receiver: { url: string }) {
  return startSite({
    jobs: true,
    environment: {
      ORIGIN,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
    },
  })
}

test('a chat is told of news once, in a signed request, in words it shows as they are', async () => {
  const receiver = await startWebhookReceiver()
  const { make } = await startSiteWithWebhook(receiver)
  const author = await make.member({ username: 'Haldor' })
  const { id } = await make.news({
    author,
    title: 'Northwind <!channel> @everyone',
    excerpt: 'Won.',
  })
  await eventually(() => expect(receiver.deliveries).toHaveLength(1))

  const [{ headers, body }] = receiver.deliveries as [(typeof receiver.deliveries)[number]]
  const url = `${ORIGIN}/news/${id}/northwind-channel-everyone`
  expect(JSON.parse(body)).toEqual({
    type: 'news.published',
    timestamp: TEST_NOW.toISOString(),
    data: {
      id,
      url,
      language: 'en',
      title: 'Northwind <!channel> @everyone',
      excerpt: 'Won.',
      author: 'Haldor',
    },
    content: `Northwind <!channel> @everyone\n${url}`,
    allowed_mentions: { parse: [] },
    text: `Northwind &lt;!channel&gt; @\u200Beveryone\n${url}`,
  })
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`,
  )
})

test('a chat is told of scheduled news when they appear, of drafts and of what is a day old never', async () => {
  const receiver = await startWebhookReceiver()
  const { make, clock, site } = await startSiteWithWebhook(receiver)
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE)
  await make.news({ title: 'A draft', publishedAt: 'infinity' })
  await make.news({ title: 'Yesterday', publishedAt: at(-24 * 60) })
  await make.news({ title: 'Later', publishedAt: at(5) })
  await make.news({ title: 'Now', publishedAt: at(0) })
  const told = () =>
    receiver.deliveries.map(
      ({ body }) => (JSON.parse(body) as { data: { title: string } }).data.title,
    )
  await eventually(() => expect(told()).toEqual(['Now']))

  clock.advance(5 * MINUTE)
  await Promise.all([recordPublished(site), recordPublished(site)])
  await eventually(() => expect(told()).toEqual(['Now', 'Later']))
})

test('a chat that was away is told again with the same id, and nothing of its address is in the log', async () => {
  const receiver = await startWebhookReceiver(500, 503)
  const { make, log } = await startSiteWithWebhook(receiver)
  await make.news({ title: 'Northwind win' })
  await eventually(() => expect(receiver.deliveries).toHaveLength(3))

  const ids = receiver.deliveries.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(log.join('')).toContain('the webhook answered with status 500')
  expect(log.join('')).not.toContain(receiver.url)
})
