import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Row = { id: string; area: string; requirement: string }
type AreaCoverage = { area: string; covered: Row[]; missing: Row[] }

/**
 * The rows of the acceptance list: `NEWS-07 | what must be so | who | how it is checked | source`.
 */
export function readRows(list: string): Row[] {
  return [...list.matchAll(/^([A-Z0-9]+)-(\d+) \| ([^|]+) \|/gm)].map(
    ([, area = '', number = '', requirement = '']) => ({
      id: `${area}-${number}`,
      area,
      requirement: requirement.trim(),
    }),
  )
}

/**
 * A title follows the bracket of `test(`, of `test.each(…)(` or of `test.describe(`, and begins
 * with the ids it proves.
 */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:[A-Z][A-Z0-9]*-?\d+ )+)/g
/** A table may hold its titles or only their ids; then they stand under these names. */
const IN_TABLE = /\b(?:title|ids?): (['"`])((?:[A-Z][A-Z0-9]*-?\d+(?: |(?=\1)))+)/g

/** The ids in front of the titles of a test file. */
export function idsInTitles(source: string): Set<string> {
  const groups = [TITLE, IN_TABLE].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , ids = '']) => ids),
  )
  return new Set(groups.flatMap((ids) => ids.trim().split(' ')))
}

/** The ids in front of the titles of all tests of a clone, each with its file. */
export const idsInTests = (clone: string): { file: string; id: string }[] =>
  globSync('{contract,server,web,texts,demo,launcher,e2e,bench}/**/*.test.{ts,tsx,mjs}', {
    cwd: clone,
    exclude: ['**/node_modules/**'],
  }).flatMap((file) =>
    [...idsInTitles(readFileSync(join(clone, file), 'utf8'))].map((id) => ({ file, id })),
  )

/** Which rows of each area some test proves, in the order of the list. */
export function coverageOf(rows: readonly Row[], proven: ReadonlySet<string>): AreaCoverage[] {
  const areas = Map.groupBy(rows, ({ area }) => area)
  return [...areas].map(([area, all]) => ({
    area,
    covered: all.filter(({ id }) => proven.has(id)),
    missing: all.filter(({ id }) => !proven.has(id)),
  }))
}
