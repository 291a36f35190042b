import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepServer } from './keep-running.mjs'

/** Ends once it is ready, and the second time stays as long as it is listened to. */
const server = `
import { appendFileSync } from 'node:fs'
const isFirst = process.env.LOADOUT_RESTARTED === undefined
appendFileSync('starts', isFirst ? 'first' : ', again')
process.on('message', () => {})
process.send({ type: 'ready', url: '', demo: false }, () => isFirst && process.exit(1))
`

test('O06 a server that takes the place of one that crashed is told so', async () => {
  const home = mkdtempSync(join(tmpdir(), 'loadout-kept-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  mkdirSync(join(home, 'server', 'src'), { recursive: true })
  writeFileSync(join(home, 'server', 'src', 'main.ts'), server)

  const kept = keepServer({ node: process.execPath, home, args: [], env: {}, onStart: () => {} })
  onTestFinished(() => void kept.stop())
  await kept.ready
  await vi.waitFor(() => expect(readFileSync(join(home, 'starts'), 'utf8')).toBe('first, again'), {
    timeout: 50_000,
  })
})
