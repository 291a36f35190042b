import { openConnection } from './latencies.ts'
import { processorMilliseconds } from './processes.ts'

/** Enough requests in a row for a clock of hundredths of a second. */
const BLOCK = 25

/**
 * Milliseconds of processor that a server takes for one answer of each address: blocks in turn, so
 * that a slow moment of the machine falls on all of them.
 */
export async function processorPerAnswer<Name extends string>(
  pid: number,
  addresses: Record<Name, string>,
  times: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(addresses) as Name[]
  const spent = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  const connection = openConnection()
  const rounds = Math.max(1, Math.round(times / BLOCK))
  // The first round has both sides compile what runs often.
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      const before = processorMilliseconds(pid)
      for (let asked = 0; asked < BLOCK; asked++) await connection.ask(addresses[name])
      if (round >= 0) spent[name] += processorMilliseconds(pid) - before
    }
  connection.close()
  for (const name of names) spent[name] /= rounds * BLOCK
  return spent
}
