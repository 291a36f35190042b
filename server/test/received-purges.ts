import pg from 'pg'
import { onTestFinished } from 'vitest'

type Told = { tags: string[]; addedTo?: string[]; due?: [at: number, tags: string[]][] }

/**
 * What other processes are told to forget, now or at a moment, one entry a purge. A change tells
 * them before its answer, so that a round trip later all of it has come.
 */
export async function receivedPurges(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const received: string[][] = []
  client.on('notification', ({ payload = '{}' }) => {
    const { tags, addedTo = [], due = [] } = JSON.parse(payload) as Told
    const named = [...tags, ...addedTo, ...due.flatMap(([, later]) => later)]
    // A message that names nothing throws everything away.
    received.push(named.length === 0 ? ['everything'] : named)
  })
  await client.query('listen loadout_pages')
  return async (): Promise<string[][]> => {
    await client.query('select 1')
    return received
  }
}

/** Which pages a change throws away, now or at a moment, by their tags. */
export async function purgedBy(databaseUrl: string) {
  const purges = await receivedPurges(databaseUrl)
  return async (change: () => Promise<unknown>): Promise<string[]> => {
    const { length: before } = await purges()
    await change()
    return (await purges()).slice(before).flat()
  }
}
