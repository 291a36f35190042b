import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { startLoad } from './load.ts'

/**
 * Until so many of a load were answered one after the other, although the first may be told to come
 * back where connections open slowly. Answers how many it was then.
 */
export async function untilCalm(
  { outcomes, tally }: ReturnType<typeof startLoad>,
  count = 100,
): Promise<number> {
  const begun = outcomes.length
  await eventually(() => {
    expect(outcomes.length).toBeGreaterThan(begun + count)
    expect(Object.keys(tally(-count))).toEqual(['200'])
  })
  return outcomes.length
}
