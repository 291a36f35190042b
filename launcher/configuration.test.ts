import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkServerConfiguration } from './configuration.mjs'
import { heapMegabytes } from './server-flags.mjs'

const folder = mkdtempSync(join(tmpdir(), 'loadout-configuration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const check = (env: Record<string, string>, args: string[] = []) =>
  checkServerConfiguration({
    node: process.execPath,
    args,
    env: { NODE_ENV: '', DATABASE_URL: '', ...env },
    folder,
  })

test.each([
  {
    env: { RATE_LIMIT_READ: 'many' },
    message: 'RATE_LIMIT_READ must be a whole number from 0 to 10000000, not "many".',
  },
  {
    env: { NODE_ENV: 'production' },
    message: 'ORIGIN must be set in production, such as https://community.example.',
  },
  {
    env: { DATABASE_URL: 'postgres://localhost' },
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  },
])(
  'O09 the launcher refuses in the server’s words, before anything starts: $message',
  ({ env, message }) => {
    expect(() => check(env)).toThrow(expect.objectContaining({ name: 'Refusal', message }) as Error)
  },
)

test('O09 a site without a database of its own passes: it gets the embedded one', () => {
  expect(() => check({}, ['--no-demo'])).not.toThrow()
})

test.each(['abc', '0', '63', '-200', '1e3', '200.5'])(
  'O09 HEAP_MB of %s is refused in one line',
  (HEAP_MB) => {
    expect(() => heapMegabytes({ HEAP_MB })).toThrow(
      `HEAP_MB must be a whole number from 64 to 999999, not "${HEAP_MB}".`,
    )
  },
)

test('HEAP_MB is 192 unless something else is said', () => {
  expect([
    heapMegabytes({}),
    heapMegabytes({ HEAP_MB: '' }),
    heapMegabytes({ HEAP_MB: '512' }),
  ]).toEqual([192, 192, 512])
})
