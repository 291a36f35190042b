import type { Clock } from '../src/platform/clock.ts'

/** Where tests stand in time unless they say otherwise: a Friday, far from any edge. */
export const TEST_NOW = new Date('2026-11-20T12:00:00Z')

export type TestClock = Clock & {
  set: (moment: Date) => void
  advance: (milliseconds: number) => void
}

export function testClock(start: Date): TestClock {
  let moment = start
  return {
    now: () => moment,
    set: (next) => {
      moment = next
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds)
    },
  }
}
