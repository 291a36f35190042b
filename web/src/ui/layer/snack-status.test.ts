import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const src = normalize(`${import.meta.dirname}/../..`)

test('every modal says the snacks that come while it is open, because nothing behind it is heard', () => {
  const modals = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    readFileSync(join(src, file), 'utf8').includes('useModal('),
  )
  expect(modals.length).toBeGreaterThan(5)
  const silent = modals.filter(
    (file) => !readFileSync(join(src, file), 'utf8').includes('<SnackStatus '),
  )
  expect(silent).toEqual([])
})
