import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { startLoad } from './load.ts'

/**
 * Until the newest hundred of a load were answered, although the first may be told to come back
 * where connections open slowly. Answers from where on nobody is.
 */
export async function untilCalm({
  outcomes,
  tally,
}: ReturnType<typeof startLoad>): Promise<number> {
  const begun = outcomes.length
  await eventually(() => {
    expect(outcomes.length).toBeGreaterThan(begun + 100)
    expect(Object.keys(tally(-100))).toEqual(['200'])
  })
  return outcomes.length
}
