import pg from 'pg'
import { onTestFinished } from 'vitest'

/**
 * What other processes are told to forget, one entry a purge. A change tells them before its
 * answer, so that a round trip later all of it has come.
 */
export async function receivedPurges(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const received: string[][] = []
  client.on('notification', ({ payload = '{}' }) => {
    received.push((JSON.parse(payload) as { tags: string[] }).tags)
  })
  await client.query('listen loadout_pages')
  return async (): Promise<string[][]> => {
    await client.query('select 1')
    return received
  }
}
