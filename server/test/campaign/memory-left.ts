import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../processes-below.ts'
import type { ServerProcess } from '../server-process.ts'

const CALM_MS = 60_000
/** Of what it held when it was idle. */
const MAX_LEFT = 1.2

/** What a server holds when nobody has asked for anything for a minute. */
export async function calmMegabytes({ pid, isRunning }: ServerProcess): Promise<number> {
  await sleep(CALM_MS)
  return isRunning() ? residentMegabytes(pid) : 0
}

/** The breach that it is when a rush has left more than a fifth beside what idle memory was. */
export const leftBehind = (idle: number, left: number): string[] =>
  left > idle * MAX_LEFT ? [`${left} MB of ${idle} were left`] : []
