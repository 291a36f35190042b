import { sql } from 'kysely'
import type { Db } from './database.ts'

const CHECK_INTERVAL_MS = 60_000
const LONGEST_ANSWER_MS = 2_000
/** More than a slow answer, less than what any limit or deadline of the site would notice. */
const ALARM_SECONDS = 5

type Parts = {
  db: Db
  /** Of this process, in milliseconds. */
  now: () => number
  log: (message: string) => void
}

type ClockSkew = {
  /** By how many seconds this process is ahead of the database, as far as it is known. */
  seconds: () => number
  look: () => Promise<void>
}

/**
 * Compares the clock of this process with that of the database (checklist N03): tokens and
 * deadlines are written by one and read by the other, and by processes on other machines. What is
 * told is told once, and again when it is over.
 */
export function createClockSkew({ db, now, log }: Parts): ClockSkew {
  let seconds = 0
  let isAlarming = false

  async function look() {
    const before = now()
    const there = await databaseTime(db).catch(() => undefined)
    const after = now()
    // Asked somewhere in between, so that an answer that took long says little.
    if (there === undefined || after - before > LONGEST_ANSWER_MS) return
    seconds = ((before + after) / 2 - there) / 1_000
    const isOff = Math.abs(seconds) > ALARM_SECONDS
    if (isOff !== isAlarming)
      log(
        isOff
          ? `the clock of this machine and that of the database are ${Math.abs(seconds).toFixed(0)} s apart: set them by NTP`
          : 'the clock of this machine and that of the database agree again',
      )
    isAlarming = isOff
  }

  return { seconds: () => seconds, look }
}

async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not tell the time')
  return row.now.getTime()
}

/** Looks now and every minute. It keeps no process alive. */
export function watchClockSkew({ look }: Pick<ClockSkew, 'look'>): void {
  void look()
  setInterval(() => void look(), CHECK_INTERVAL_MS).unref()
}
