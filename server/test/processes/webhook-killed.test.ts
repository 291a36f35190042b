import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { expireJobs } from '../expire-jobs.ts'
import { recordPublished } from '../../src/news/record-published.ts'
import { openSite } from '../open-site.ts'
import { startProcess } from '../start-process.ts'
import { createDatabase, startSiteOn } from '../start-site.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'

test('N01 what a killed process had under way after a commit is carried on by another, with the same id', async () => {
  const receiver = await startWebhookReceiver(0)
  const environment = { WEBHOOK_URL: receiver.url }
  const databaseUrl = await createDatabase()
  const { make, site } = await startSiteOn(databaseUrl, { now: new Date(), environment })
  await make.news()
  await recordPublished(site)
  const killed = await startProcess({ databaseUrl, environment })
  await eventually(() => expect(receiver.deliveries).toHaveLength(1))
  await killed.kill()
  await expireJobs(databaseUrl)

  const next = await openSite(databaseUrl, { jobs: true, now: new Date(), environment })
  onTestFinished(next.end)
  await eventually(() => expect(receiver.deliveries).toHaveLength(2))
  const [first, second] = receiver.deliveries
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
})
