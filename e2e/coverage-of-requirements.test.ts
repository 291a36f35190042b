import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverageOf, idsInTests, idsInTitles, readRows } from './coverage-of-requirements.ts'

const list = `# Requirements
Row format: ID | requirement | who | black-box check | source.
## NEWS - News (2)

NEWS-03 | Route /news/{id}/{slug} shows an article | all | Browser: title shown | 001 s2
NEWS-04 | The address is rewritten | all | Browser: it is | 001 s2

## I18N - Languages (1)

I18N-01 | Seven languages | all | Browser: seven | 000 s1
`

test('the rows of the list are read with their area', () => {
  expect(readRows(list)).toEqual([
    { id: 'NEWS-03', area: 'NEWS', requirement: 'Route /news/{id}/{slug} shows an article' },
    { id: 'NEWS-04', area: 'NEWS', requirement: 'The address is rewritten' },
    { id: 'I18N-01', area: 'I18N', requirement: 'Seven languages' },
  ])
})

test.each([
  { source: `test('NEWS-03 an article', () => {})`, ids: ['NEWS-03'] },
  {
    source: 'test("NEWS-03 M05 NEWS-04 several", async () => {})',
    ids: ['NEWS-03', 'M05', 'NEWS-04'],
  },
  { source: 'test.each([{ a: 1 }])(\n  `I18N-01 $a`, () => {})', ids: ['I18N-01'] },
  {
    source: `{ title: 'NEWS-05 in a table' }, { ids: 'PAGE-03 PAGE-04' }, { id: 'SHELL-39' }`,
    ids: ['NEWS-05', 'PAGE-03', 'PAGE-04', 'SHELL-39'],
  },
  {
    source: `// NEWS-03 is proven elsewhere\nexpect('NEWS-04 text').toBe('NEWS-04 text')`,
    ids: [],
  },
  { source: `test('an article is shown (NEWS-03)', () => {})`, ids: [] },
])('$ids stand in front of titles', ({ source, ids }) => {
  expect(idsInTitles(source)).toEqual(new Set(ids))
})

test('a row is covered when a title names it', () => {
  const [news, languages] = coverageOf(readRows(list), new Set(['NEWS-04', 'M05']))
  expect(news?.covered.map(({ id }) => id)).toEqual(['NEWS-04'])
  expect(news?.missing.map(({ id }) => id)).toEqual(['NEWS-03'])
  expect(languages).toMatchObject({ area: 'I18N', covered: [], missing: [{ id: 'I18N-01' }] })
})

test('an id in the title of a test is that of a row', () => {
  const clone = join(import.meta.dirname, '..')
  const read = (name: string) => readFileSync(join(clone, `docs/${name}.md`), 'utf8')
  const rows = new Set([
    ...['requirements', 'interpretations'].flatMap((name) =>
      readRows(read(name)).map(({ id }) => id),
    ),
    ...Array.from(read('security-checklist').matchAll(/^\| ([A-O]\d\d) \|/gm), ([, id]) => id),
  ])
  const named = idsInTests(clone)

  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ id }) => !rows.has(id))).toEqual([])
})
