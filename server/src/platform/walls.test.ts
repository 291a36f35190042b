import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/**
 * What every file of a folder imports, tests aside: files by their path in the clone, packages by
 * their name.
 */
function importsIn(folder: string): { file: string; imported: string }[] {
  const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file),
  )
  return files.flatMap((name) => {
    const file = `${folder}/${name}`
    const written = [
      ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g),
    ].map(([, from = '']) => from)
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
