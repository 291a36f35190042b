import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Every file of a folder, tests aside, by its path in the clone. */
const filesIn = (folder: string): { file: string; text: string }[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

/**
 * What every file of a folder imports, tests aside: files by their path in the clone, packages by
 * their name.
 */
function importsIn(folder: string): { file: string; imported: string }[] {
  return filesIn(folder).flatMap(({ file, text }) => {
    const written = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      ([, from = '']) => from,
    )
    return written.map((from) => ({
      file,
      imported: from.startsWith('.')
        ? resolve(root, dirname(file), from).slice(root.length + 1)
        : from.replace('@loadout/contract/', 'contract/src/'),
    }))
  })
}

test.each([
  // Languages are what the whole site is written in; flags and permissions are what access rules
  // are made of.
  {
    platform: 'contract/src/platform',
    may: /^contract\/src\/(?:platform|languages)\/|^contract\/src\/accounts\/(?:flags|permissions)\.ts$|^zod$/,
  },
  {
    platform: 'server/src/platform',
    may: /^server\/src\/platform\/|^contract\/src\/(?:platform|languages)\/|^contract\/src\/accounts\/(?:flags|permissions)\.ts$|^(?!contract\/|server\/)/,
  },
])('$platform knows no domain', ({ platform, may }) => {
  const all = importsIn(platform)
  expect(all.length).toBeGreaterThan(3)
  expect(all.filter(({ imported }) => !may.test(imported))).toEqual([])
})

/** Whatever else is written is a unit of work of theirs, or one statement. */
const BEGINNING_TRANSACTIONS = [
  'server/src/platform/realtime/relay.ts',
  'server/src/platform/transactions-beside-site.ts',
  'server/src/platform/unit-of-work.ts',
]

test('B05 a transaction is begun only where it is tried again after a collision', () => {
  const beginning = filesIn('server/src')
    .filter(({ text }) => /\.\s*(?:transaction|startTransaction|setIsolationLevel)\(\)/.test(text))
    .map(({ file }) => file)
  expect(beginning.toSorted()).toEqual(BEGINNING_TRANSACTIONS)
  const retrying = importsIn('server/src/platform')
    .filter(({ imported }) => imported === 'server/src/platform/db/retry-collisions.ts')
    .map(({ file }) => file)
  expect(retrying).toEqual(expect.arrayContaining(BEGINNING_TRANSACTIONS))
})
