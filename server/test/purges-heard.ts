import pg from 'pg'
import { onTestFinished } from 'vitest'

/**
 * What other processes are told to forget, one entry a purge. A change tells them before its
 * answer, so that a round trip later all of it has come.
 */
export async function purgesHeard(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const heard: string[][] = []
  client.on('notification', ({ payload = '{}' }) => {
    heard.push((JSON.parse(payload) as { tags: string[] }).tags)
  })
  await client.query('listen loadout_pages')
  return async (): Promise<string[][]> => {
    await client.query('select 1')
    return heard
  }
}
