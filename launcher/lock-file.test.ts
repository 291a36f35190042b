import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { clearStale, releaseLock, takeLock } from './lock-file.mjs'
import { openPostgres } from './open-postgres.mjs'
import { birthOf } from './processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'loadout-lock-'))
const path = join(folder, 'running.json')
const dead = JSON.stringify({ pid: 2 ** 22 + 1, birth: '1' })
const alive = JSON.stringify({ pid: process.ppid, birth: birthOf(process.ppid), port: 3000 })
const others: ChildProcess[] = []
afterEach(() => {
  others.splice(0).forEach((other) => other.kill('SIGKILL'))
  rmSync(folder, { recursive: true, force: true })
})

test('a lock of the dead is taken over, one of the living is not', () => {
  expect(takeLock(path)).toBeUndefined()
  writeFileSync(path, dead)
  expect(takeLock(path)).toBeUndefined()
  writeFileSync(path, alive)
  expect(takeLock(path)).toMatchObject({ pid: process.ppid, port: 3000 })
  releaseLock(path)
  expect(readFileSync(path, 'utf8')).toBe(alive)
})

test('a command waits for another that is at work on the same data, instead of losing its database with it', async () => {
  takeLock(path)
  writeFileSync(path, JSON.stringify({ pid: process.ppid, birth: birthOf(process.ppid) }))
  await expect(openPostgres(folder)).rejects.toThrow(
    `Process ${process.ppid} is at work on the data in ${folder}.`,
  )
})

test('a lock that somebody took over meanwhile is put back as it was', () => {
  takeLock(path)
  writeFileSync(path, alive)
  clearStale(path)
  expect(readFileSync(path, 'utf8')).toBe(alive)

  writeFileSync(path, dead)
  clearStale(path)
  expect(existsSync(path)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
  expect(() => clearStale(path)).not.toThrow()
})

test('who takes the place of a lock that was only moved aside gives it back', () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.4242.stale`, alive)
  expect(takeLock(path)).toMatchObject({ pid: process.ppid, port: 3000 })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(alive))

  writeFileSync(`${path}.4242.stale`, dead)
  writeFileSync(path, dead)
  expect(takeLock(path)).toBeUndefined()
})

test('of several launchers that meet a lock of the dead one holds it', async () => {
  takeLock(path)
  writeFileSync(path, dead)
  const launcher = `
    import { takeLock } from '${import.meta.dirname}/lock-file.mjs'
    // "once" would end it, and free its lock.
    process.on('message', () => process.send(takeLock('${path}') === undefined))
    process.send('ready')`
  for (let count = 0; count < 4; count++) {
    others.push(
      spawn(process.execPath, ['--input-type=module', '-e', launcher], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    )
  }
  await answers()
  others.forEach((other) => other.send('go'))
  const took = await answers()

  expect(took.filter((held) => held === true)).toHaveLength(1)
})

const answers = async () =>
  (await Promise.all(others.map((other) => once(other, 'message')))).map(
    ([answer]: unknown[]) => answer,
  )
