/**
 * `npm run requirements`: which rows of docs/requirements.md some test names in its title, per
 * area. With `-- --area NEWS` also the rows of that area that none names.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coverageOf, idsInTests, readRows } from './coverage-of-requirements.ts'

const clone = `${import.meta.dirname}/..`
const {
  values: { area: wanted },
} = parseArgs({ options: { area: { type: 'string' } } })

const proven = new Set(idsInTests(clone).map(({ id }) => id))
const rows = readRows(readFileSync(`${clone}/docs/requirements.md`, 'utf8'))
const areas = coverageOf(rows, proven)

const line = (area: string, covered: number, missing: number) =>
  `${area.padEnd(8)}${String(covered).padStart(4)} covered${String(missing).padStart(6)} missing`
for (const { area, covered, missing } of areas)
  console.log(line(area, covered.length, missing.length))
console.log(
  line(
    'total',
    areas.reduce((sum, { covered }) => sum + covered.length, 0),
    areas.reduce((sum, { missing }) => sum + missing.length, 0),
  ),
)

if (wanted !== undefined) {
  const area = areas.find((each) => each.area === wanted.toUpperCase())
  if (!area)
    console.error(
      `\nThere is no area ${wanted}. Areas: ${areas.map((each) => each.area).join(', ')}`,
    )
  else
    console.log(
      area.missing.length === 0
        ? `\nEvery row of ${area.area} is covered.`
        : `\nMissing in ${area.area}:\n${area.missing.map(({ id, requirement }) => `${id}  ${requirement}`).join('\n')}`,
    )
  if (!area) process.exitCode = 1
}
