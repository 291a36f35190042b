import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { openDatabase } from './database.ts'
import { retryWhileAway } from './retry-while-away.ts'

/** PostgreSQL behind a door that answers nobody, until it has let `silent` of them wait. */
async function behindSilence(url: string, silent: number) {
  const { port, hostname } = new URL(url)
  const sockets: Socket[] = []
  let waiting = 0
  const door = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (++waiting <= silent) return
    const through = connect(Number(port), hostname)
    sockets.push(through.on('error', () => undefined))
    socket.pipe(through).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    door.close()
  })
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((door.address() as { port: number }).port)
  return through.href
}

async function openBehindSilence(silent: number) {
  const database = openDatabase({ url: await behindSilence(await emptyDatabase(), silent) })
  onTestFinished(() => database.close())
  let attempts = 0
  const read = async () => {
    attempts += 1
    return database.db.selectNoFrom((build) => build.lit(1).as('one')).execute()
  }
  return { read, attempts: () => attempts }
}

test('O02 a server that starts while PostgreSQL keeps it waiting asks again until it answers', async () => {
  const { read, attempts } = await openBehindSilence(2)

  expect(await retryWhileAway(read)).toEqual([{ one: 1 }])
  expect(attempts()).toBeGreaterThan(1)
})

test('a statement that is wrong is not tried again', async () => {
  let attempts = 0
  const wrong = async () => {
    attempts += 1
    throw Object.assign(new Error('relation "nothing" does not exist'), { code: '42P01' })
  }

  await expect(retryWhileAway(wrong)).rejects.toThrow('does not exist')
  expect(attempts).toBe(1)
})
