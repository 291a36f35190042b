import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeOwn } from './data-folder.mjs'
import { isRoot } from './unprivileged-user.mjs'

test('I08 whoever closes new files to others gets a data folder that PostgreSQL reaches as root, and nobody else otherwise', () => {
  const place = mkdtempSync(join(tmpdir(), 'loadout-own-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))

  makeOwn(join(place, 'a/b/c'))
  const modes = ['', 'a', 'a/b', 'a/b/c'].map((path) => statSync(join(place, path)).mode & 0o777)
  const own = isRoot ? 0o711 : 0o700
  expect(modes).toEqual([0o700, own, own, own])
})
