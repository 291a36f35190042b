import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { createDatabase } from '../start-site.ts'
import { startProcess } from '../start-process.ts'
import { sendRequest } from '../send-request.ts'

test('H06 a server that starts cleans what an older one let through, and answers meanwhile', async () => {
  const databaseUrl = await createDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(
    `update notice set message = 'Kept<img src=x onerror=alert(1)>', enabled = true, sanitizer_version = 0`,
  )

  const server = await startProcess({ databaseUrl })
  await eventually(async () =>
    expect(JSON.parse((await sendRequest(server.url, { target: '/api/notice/get' })).body)).toEqual(
      { message: 'Kept', enabled: true },
    ),
  )
  // Written when all are through, and it takes its way here.
  await eventually(() =>
    expect(server.log().find(({ msg }) => msg === 'stored texts cleaned again')).toMatchObject({
      count: 1,
    }),
  )
})
