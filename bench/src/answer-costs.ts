import { verdict, type Goal } from './goal.ts'
import { median, openConnection } from './latencies.ts'
import { exactProcessorMilliseconds, postgresMilliseconds, type Started } from './processes.ts'

/** Asks once, and answers how long that took. The process is the one that does the work. */
export type Ask = { pid: number; ask: () => Promise<number> }

/** One connection to a server, and what asks it for a path. */
export function openAsks({ url, pid }: Started) {
  const connection = openConnection()
  return {
    of: (path: string): Ask => ({ pid, ask: () => connection.ask(url + path) }),
    close: connection.close,
  }
}

/**
 * What one answer costs in milliseconds: of the processor, the server's and that of the PostgreSQL
 * which it asks, and by the clock. More rows are felt in PostgreSQL first, so its time belongs to
 * what is judged; the clock of a shared machine counts what others do as well.
 */
export type Cost = { processor: number; clock: number }

export type Measuring = { times: number; postgresPid: number }

const BLOCK = 25

/**
 * Medians of blocks in turn, so that a slow moment of the machine falls on all of them, and what
 * either process does by itself now and then on none.
 */
export async function answerCosts<Name extends string>(
  asks: Record<Name, Ask>,
  { times, postgresPid }: Measuring,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(asks) as Name[]
  const blocks = new Map<Name, Cost[]>(names.map((name) => [name, []]))
  const rounds = Math.max(1, Math.round(times / BLOCK))
  // The first round has both sides compile what runs often, and plan what is asked often.
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      const { pid, ask } = asks[name]
      const cost = await costOfBlock({ pid, postgresPid }, Array<Ask['ask']>(BLOCK).fill(ask))
      if (round >= 0) blocks.get(name)?.push(cost)
    }
  return Object.fromEntries(
    names.map((name) => [name, medianCost(blocks.get(name) ?? [])]),
  ) as Record<Name, Cost>
}

/** What one of these costs, asked one after the other. */
export async function costOfBlock(
  processes: { pid: number; postgresPid: number },
  asks: readonly (() => Promise<number>)[],
): Promise<Cost> {
  const took: number[] = []
  const before = spentBy(processes)
  for (const ask of asks) took.push(await ask())
  const processor = (spentBy(processes) - before) / asks.length
  return { processor, clock: median(took) }
}

const spentBy = ({ pid, postgresPid }: { pid: number; postgresPid: number }): number =>
  exactProcessorMilliseconds(pid) + postgresMilliseconds(postgresPid)

export const medianCost = (costs: readonly Cost[]): Cost => ({
  processor: median(costs.map(({ processor }) => processor)),
  clock: median(costs.map(({ clock }) => clock)),
})

/** Judged is the processor's time; what the clock said stands beside it. */
export function report(name: string, measured: Cost, yardstick: Cost, goal: Goal) {
  const times = measured.processor / yardstick.processor
  const clock = measured.clock / yardstick.clock
  console.log(
    [
      name.padEnd(50),
      `${measured.processor.toFixed(2)} ms`.padStart(10),
      `${yardstick.processor.toFixed(2)} ms`.padStart(10),
      times.toFixed(2).padStart(6),
      ` ${verdict(times, goal)}`,
      ` (by the clock ${measured.clock.toFixed(2)} and ${yardstick.clock.toFixed(2)} ms: ${clock.toFixed(2)})`,
    ].join(' '),
  )
}
