import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
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

test('the embedded PostgreSQL is reached without TLS, whatever PGSSLMODE says of another one', async () => {
  vi.stubEnv('PGSSLMODE', 'require')
  onTestFinished(() => void vi.unstubAllEnvs())
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  await client.end()
})
