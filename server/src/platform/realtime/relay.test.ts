import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { collide } from '../../../test/collide.ts'
import { eventually } from '../../../test/eventually.ts'
import { createDatabase } from '../../../test/start-site.ts'
import { UNHURRIED_LIMITS } from '../../../test/unhurried-limits.ts'
import { openDatabase } from '../db/database.ts'
import { startRelay } from './relay.ts'

test('B05 events whose relay is locked out are handed over again at once, and nobody is told of trouble', async () => {
  const url = await createDatabase()
  const { db, close } = openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS })
  onTestFinished(close)
  const tried = await collide(db, 'realtime_event', 1)
  const id = randomUUID()
  const row = { id, channel: 'news', event: 'told', data: '{}', except_socket: null }
  await db
    .insertInto('realtime_event')
    .values({ ...row, relayed: false })
    .execute()

  const handedOver: string[][] = []
  const log: string[] = []
  const relay = startRelay({
    db,
    publish: async (events) => void handedOver.push(events.map((event) => event.id)),
    log: (message) => void log.push(message),
  })
  onTestFinished(() => relay.close())
  relay.start()

  const waiting = () => db.selectFrom('realtime_event').select('id').where('relayed', '=', false)
  await eventually(async () => expect(await waiting().execute()).toEqual([]))
  expect(await tried()).toBeGreaterThan(1)
  expect(handedOver).toEqual([[id], [id]])
  expect(log).toEqual([])
})
