import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLargeLog, setLargeLogAside } from './postgres-log.mjs'

const LARGE = 'x'.repeat(10_000_001)

/** As PostgreSQL has it open. */
function openLog() {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-log-'))
  const log = join(folder, 'postgres.log')
  const file = openSync(log, 'a')
  onTestFinished(() => {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  })
  const write = (words: string) => void writeSync(file, words)
  return { log, write, read: () => readFileSync(log, 'utf8') }
}

test('O04 a log that grows while PostgreSQL runs is emptied when it is large, and goes on from there', () => {
  const { log, write, read } = openLog()
  write('first words')
  emptyLargeLog(log)
  expect(read()).toBe('first words')
  write(LARGE)
  emptyLargeLog(log)
  write('last words')
  expect(read()).toBe('last words')
})

test('O04 a large log is set aside by the next start, and not thrown away', () => {
  const { log, write } = openLog()
  write(LARGE)
  setLargeLogAside(log)
  expect(readFileSync(`${log}.1`, 'utf8')).toBe(LARGE)
  expect(() => readFileSync(log)).toThrow('ENOENT')
  setLargeLogAside(log)
})
