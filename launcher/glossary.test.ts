import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A domain is named by its word alone, wherever it is. */
const roots = ['', 'server/src/', 'contract/src/', 'web/src/']

test('each place that the glossary names is there', () => {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\|.*\|(.*)\|$/gm)
  const places = [...rows].flatMap(([, where = '']) =>
    [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  )
  expect(places.length).toBeGreaterThan(50)
  const isThere = (place: string) =>
    roots.some((folder) => globSync(folder + place, { cwd: root }).length > 0)
  expect(places.filter((place) => !isThere(place))).toEqual([])
})
