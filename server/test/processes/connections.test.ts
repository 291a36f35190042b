import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../own-postgres.ts'

test.each([
  { connections: 10, max: '60' },
  { connections: 200, max: '220' },
])(
  'L09 the embedded PostgreSQL of a site with $connections connections has $max',
  async ({ connections, max }) => {
    const postgres = await startOwnPostgres(`connections-${connections}`, { connections })
    onTestFinished(() => postgres.stop())
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query('show max_connections')
    await client.end()

    expect(rows).toEqual([{ max_connections: max }])
  },
)
