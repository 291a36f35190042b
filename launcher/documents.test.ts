import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documentsIn = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

/** Links to places in this repository; a fragment names a heading of the page. */
function linksOf(document: string) {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
  const targets = [...text.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .map((target) => target.replace(/#.*/, ''))
}

test.each([...documentsIn('.', false), ...documentsIn('docs', true)])(
  'every link of %s leads to a file',
  (document) => {
    const missing = linksOf(document).filter(
      (link) => !existsSync(join(root, dirname(document), decodeURIComponent(link))),
    )

    expect(missing).toEqual([])
  },
)

const sourceNames = new Set(
  globSync(['*', '{bench,contract,demo,docs,e2e,launcher,server,texts,web}/**/*'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((file) => basename(file)),
)
/** Those of an example, and what the site answers. */
const NO_SOURCE = /^(?:x-|read-x\.|XPage\.|service-worker\.js$|0a84ff\.css$)/

/** Names of files that are said in passing, as `page-cache.ts`. */
const namesIn = (document: string) =>
  (readFileSync(join(root, document), 'utf8').match(/`[^`\n]*`/g) ?? [])
    .flatMap((code) => code.match(/[\w./-]+\.(?:ts|tsx|mjs|sql|css|js)\b/g) ?? [])
    .map((path) => basename(path))
    .filter((name) => !NO_SOURCE.test(name))

test.each([
  ...documentsIn('.', false),
  ...documentsIn('docs', true),
  ...documentsIn('server/src/platform', true),
  ...documentsIn('web/src/platform', true),
  ...documentsIn('web/src/ui', true),
])('every file that %s names is there', (document) => {
  expect(namesIn(document).filter((name) => !sourceNames.has(name))).toEqual([])
})

test.each(['server/src/platform', 'web/src/platform', 'web/src/ui'])(
  'every folder of %s says what belongs there',
  (shared) => {
    const within = readdirSync(join(root, shared), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))

    expect(within.length).toBeGreaterThan(0)
    expect(
      [join(root, shared), ...within].filter((folder) => !existsSync(join(folder, 'README.md'))),
    ).toEqual([])
  },
)

test('a comment says its reason first, and whose id stands behind it', () => {
  const documents = ['requirements', 'interpretations', 'security-checklist']
  const ids = new Set(
    documents.flatMap((name) =>
      Array.from(
        readFileSync(join(root, `docs/${name}.md`), 'utf8').matchAll(
          /^(?:\| )?([A-Z][A-Z0-9]*-\d+|[A-O]\d\d) \|/gm,
        ),
        ([, id = '']) => id,
      ),
    ),
  )
  const sources = globSync('{contract,server,web,texts}/src/**/*.{ts,tsx,css}', { cwd: root })
  // Whole lines of `//` that follow each other are one comment.
  const beginnings = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/^([ \t]*\/\/.*)(?:\n[ \t]*\/\/.*)+/gm, '$1')
        .matchAll(/(?:\/\*+|\/\/)[\s*]*(?:checklist )?([A-Z][A-Z0-9-]*)/g),
      ([beginning, id = '']) => ({ file, beginning, id }),
    ),
  )

  expect(ids.size).toBeGreaterThan(500)
  expect(beginnings.length).toBeGreaterThan(1000)
  expect(beginnings.filter(({ id }) => ids.has(id))).toEqual([])
})

test('every file that a script of package.json names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const files = Object.values(scripts).flatMap(
    (script) => script.match(/\S+\.(?:mjs|ts|js)\b/g) ?? [],
  )

  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('D02 the log of a proxy that the documents propose has neither addresses nor where somebody came from', () => {
  const text = readFileSync(join(root, 'docs/operation.md'), 'utf8')
  const [, format = ''] = /log_format \w+ '([^']*)'/.exec(text) ?? []

  expect(format).toContain('$status')
  expect(format).not.toMatch(/\$(?:request\b|request_uri|uri|document_uri|args|query_string|http_)/)
  expect(text).toMatch(/access_log \S+ community;/)
})

test('a row of the security checklist that stands says so in the title of a test', () => {
  const rows = [
    ...readFileSync(join(root, 'docs/security-checklist.md'), 'utf8').matchAll(
      /^\| ([A-O]\d\d) .*\| (?:now|in part) \|$/gm,
    ),
  ].map(([, id = '']) => id)
  const tests = ['server', 'web', 'e2e', 'launcher'].flatMap((folder) =>
    globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules/**'] }),
  )
  const titles = tests
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8').match(/['"`](?:[A-Z][A-Z0-9]*-?\d+ )+/g) ?? [],
    )
    .join()

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => !new RegExp(`\\b${row} `).test(titles))).toEqual([])
})
