import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../launcher/free-port.mjs'
import { sendRequest } from '../send-request.ts'
import { spawnServer } from '../server-process.ts'
import { createDatabase } from '../start-site.ts'
import { startProcess } from '../start-process.ts'

const preload = `${import.meta.dirname}/break-on-message.ts`

test.each(['timer', 'promise', 'stream', 'socket'])(
  'O08 a server with an error that nobody caught (in a %s) logs it and exits with 1',
  async (where) => {
    const server = await startProcess({ databaseUrl: await createDatabase(), preload })
    expect((await sendRequest(server.url, { target: '/healthz' })).status).toBe(200)
    server.send(`break ${where}`)

    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.log()).toContainEqual(
      expect.objectContaining({
        level: 60,
        msg: 'unhandled error',
        err: expect.objectContaining({
          message: `broken ${where}`,
          stack: expect.stringContaining('break-on-message.ts') as unknown,
        }) as unknown,
      }),
    )
    expect((await sendRequest(server.url, { target: '/healthz' })).error).toBe('ECONNREFUSED')
  },
)

test('O08 a server whose launcher is gone ends by itself', async () => {
  const server = await startProcess({ databaseUrl: await createDatabase(), preload })
  server.send('leave')

  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('O08 a server whose launcher is gone before it is ready ends by itself', async () => {
  const server = spawnServer({
    databaseUrl: await createDatabase(),
    port: await freePort(),
    preload: `${import.meta.dirname}/leave-at-once.ts`,
  })
  onTestFinished(() => server.kill())

  expect(await server.ended).toEqual({ code: 0, signal: null })
})
