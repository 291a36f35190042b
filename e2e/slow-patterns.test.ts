import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patternsIn, troubleWith } from './slow-patterns.ts'

const root = join(import.meta.dirname, '..')

/**
 * Whatever runs for readers or starts the site. Tests and benchmarks read only what they have
 * written themselves.
 */
const sources = ['contract', 'server/src', 'web', 'texts', 'demo', 'launcher'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,mjs,js}`, {
    cwd: root,
    exclude: (path) => /node_modules|(?:^|\/)(?:dist|compiled|test)(?:\/|$)|\.test\.ts$/.test(path),
  }),
)

test('L12 no regular expression of the site takes more time than its text grows', () => {
  const found = sources.flatMap((file) =>
    patternsIn(file, readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })),
  )

  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(({ trouble }) => trouble !== undefined)).toEqual([])
})

test.each([
  ['^(a+)+$', ''],
  ['(?:\\d+|[a-f0-9]+)*x', ''],
  ['^(\\w+\\s?)*$', ''],
  ['^(?:a|b|ab)*$', ''],
  ['^(?:ab|cd|abcd)*$', ''],
  ['(?:[^<>]|<[^>]*>?)*$', ''],
  ['(?:\\p{L}+\\p{M}*)+!', 'u'],
  ['=+$', ''],
  ['<[^>]*>', 'g'],
  ['\\s*;\\s*q=', ''],
  ['^\\s+|\\s+$', 'g'],
  ['^[a-z]*[a-z0-9]*$', ''],
])('L12 /%s/%s is found out', (source = '', flags = '') => {
  expect(troubleWith(source, flags)).toMatch(/^(?:exponential|polynomial)/)
})

test.each([
  ['^[a-z0-9]+(?:[-/][a-z0-9]+)*$', ''],
  ['^(?:[^<>]|<[a-z]+>)*$', ''],
  ['^\\d{1,12}$', ''],
  ['<[^<>]*>', 'g'],
  ['^(?:ab|cd)*$', ''],
  ['[\\p{Cc}\\u200b]', 'gu'],
])('L12 /%s/%s is fine', (source = '', flags = '') => {
  expect(troubleWith(source, flags)).toBeUndefined()
})

test('L12 a pattern is found wherever a file writes it down, and one that is put together is not let through', () => {
  const planted =
    'export const names = (text: string): boolean => [/^x$/, /^(a+)+$/].some((one) => one.test(text)) || new RegExp(text).test("a") || RegExp("(a*)*").test(text)'

  expect(
    patternsIn('planted.ts', planted).map(({ pattern, trouble }) => [
      pattern,
      trouble !== undefined,
    ]),
  ).toEqual([
    ['/^x$/', false],
    ['/^(a+)+$/', true],
    ['new RegExp(text)', true],
    ['RegExp("(a*)*")', true],
  ])
})
