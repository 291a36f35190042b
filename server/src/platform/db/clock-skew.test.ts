import { expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startSite } from '../../../test/start-site.ts'
import { createClockSkew } from './clock-skew.ts'
import { HOUR } from '../clock.ts'

test('N03 a clock that runs away from that of the database is told once, and once when it is right again', async () => {
  const { db } = await startSite()
  const lines: string[] = []
  let ahead = 0
  const skew = createClockSkew({
    db,
    now: () => Date.now() + ahead,
    log: (line) => void lines.push(line),
  })
  await skew.look()
  expect(lines).toEqual([])

  for (const hours of [-2, -2, 192]) {
    ahead = hours * HOUR
    await eventually(async () => {
      await skew.look()
      expect(skew.seconds()).toBeCloseTo(hours * 3_600, -1)
    })
  }
  expect(lines).toEqual([expect.stringMatching(/^the clock of this machine .* 7200 s apart/)])

  ahead = 0
  await eventually(async () => {
    await skew.look()
    expect(lines).toHaveLength(2)
  })
  expect(lines[1]).toContain('agree again')
})
