import { globSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../launcher/web-build.mjs'

const assets = `${import.meta.dirname}/../web/dist/client/assets`
const scripts = () => readdirSync(assets).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(`${assets}/${name}`, 'utf8')
const chunk = (name: string) =>
  scripts().find((file) => file.startsWith(`${name}-`)) ?? `no ${name}`

beforeAll(() => ensureBuilt(process.execPath), 240_000)

/**
 * What a browser runs for a script without anybody doing anything: the file and all it imports at
 * once.
 */
function graphOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  for (const [, imported] of read(name).matchAll(
    /(?:^|[;}])import(?:[^;'"]*?from)?\s*["']\.\/([^"']+)["']/g,
  ))
    graphOf(imported ?? '', known)
  return known
}

const textOf = (names: Set<string>) => [...names].map(read).join('\n')

test('the first script of a page brings no schema library, no component library and no dialog', () => {
  const text = textOf(graphOf(chunk('entry-browser')))
  expect(text).not.toMatch(/ZodError|_zod|invalid_union/)
  expect(text).not.toMatch(/base-ui|data-base-ui/)
  expect(text).not.toMatch(/alertdialog|showModal|showPopover/)
})

test('no script of the site holds a schema', () => {
  for (const name of scripts()) expect(read(name), name).not.toMatch(/ZodError|_zod|invalid_union/)
})

test.each([
  'HomePage',
  'ArticlePage',
  'ArchivePage',
  'TagPage',
  'ContentPage',
  'FeedsPage',
  'LoginPage',
  'SignupPage',
  'NavDrawer',
  'ErrorDialog',
  'Snacks',
  'go-live',
  'connection',
  'de',
  'sv',
  'pt',
  'pl',
  'ru',
  'uk',
])('%s comes when somebody gets there', (name) => {
  expect(scripts()).toContain(chunk(name))
  expect([...graphOf(chunk('entry-browser'))]).not.toContain(chunk(name))
})

test('every page is a file of its own, by which the server announces its scripts and styles', () => {
  const src = `${import.meta.dirname}/../web/src`
  const pages = globSync('*/domain.ts', { cwd: src }).flatMap((file) =>
    [...readFileSync(`${src}/${file}`, 'utf8').matchAll(/import\('\.\/(\w+)\.tsx'\)/g)].map(
      ([, page = '']) => page,
    ),
  )
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) expect(scripts()).toContain(chunk(page))
})

test('the gallery of components is for development alone: nothing of it is in what is built', () => {
  const built = readdirSync(`${assets}/../..`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:js|css|html|json)$/.test(name),
  )
  expect(built.some((name) => name.endsWith('entry-server.js'))).toBe(true)
  for (const name of built) {
    expect(name).not.toMatch(/gallery/i)
    expect(readFileSync(`${assets}/../../${name}`, 'utf8'), name).not.toMatch(/gallery/i)
  }
})

test('what a script imports at once is there', () => {
  for (const name of scripts())
    for (const imported of graphOf(name)) expect(scripts(), name).toContain(imported)
})

test('I18N-10 the first script speaks English only', () => {
  const text = textOf(graphOf(chunk('entry-browser')))
  expect(text).toContain('Skip to content')
  for (const words of ['Zum Inhalt springen', 'Logga in', 'Zaloguj się', 'Войти', 'Увійти'])
    expect(text).not.toContain(words)
})
