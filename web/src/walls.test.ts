import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname

/**
 * The kit may know how pages work, what the site's languages and rules of forms are, and itself.
 */
const mayImport =
  /^(?:ui|platform)\/|^@loadout\/contract\/(?:forms\/|languages\/|platform\/(?!paths\.))|^@loadout\/texts\/|^react(?:$|\/|-hook-form$)/

const filesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
const kit = filesOf('ui')
const read = (file: string) => readFileSync(join(src, file), 'utf8')

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from = '']) =>
    from.startsWith('.') ? relative(src, normalize(join(src, dirname(file), from))) : from,
  )
}

test('the kit imports no domain', () => {
  expect(kit.length).toBeGreaterThan(60)
  const imports = kit.flatMap((file) => importsOf(file).map((imported) => `${file}: ${imported}`))
  expect(imports.length).toBeGreaterThan(60)
  expect(imports.filter((line) => !mayImport.test(line.split(': ')[1] ?? ''))).toEqual([])
})

test('the platform imports no domain', () => {
  const imports = filesOf('platform').flatMap((file) =>
    importsOf(file).map((imported) => `${file}: ${imported}`),
  )
  expect(imports.length).toBeGreaterThan(60)
  // Of the site's own files: what has no ending is a package.
  const own = imports.filter((line) => /: (?!@).*\.(?:css|tsx?)$/.test(line))
  expect(own.filter((line) => !/: (?:platform|ui)\//.test(line))).toEqual([])
})

test('the kit says no words of a domain', () => {
  const parts = kit.flatMap((file) =>
    [...read(file).matchAll(/text\('(\w+)\./g)].map(([, part = '']) => part),
  )
  expect([...new Set(parts)].toSorted()).toEqual([
    'dialog',
    'error',
    'pages',
    'password',
    'picture',
    'shell',
    'state',
  ])
})

/** `platform/domain.ts` says what a declaration is. */
const declared = globSync('*/domain.ts', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'platform/domain.ts')

test('ADMIN-01 what every reader loads names no screen of staff', () => {
  expect(declared).toContain('news/domain.ts')
  for (const file of declared.filter((name) => name !== 'admin/domain.ts'))
    expect(read(file), file).not.toMatch(/admin\/|staff/)
})

test('what a domain declares for everybody shows nothing itself: it holds lazy imports alone', () => {
  for (const file of declared)
    expect(
      importsOf(file).filter((imported) => imported.endsWith('.tsx') && !isLazy(file, imported)),
      file,
    ).toEqual([])
})

const isLazy = (file: string, imported: string) =>
  read(file).includes(`import('./${relative(dirname(file), imported)}')`)
