import { Agent, get } from 'node:http'

/** One connection, one request at a time: how long each takes, from the asking to the last byte. */
export function openConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (url: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = performance.now()
      get(url, { agent }, (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - asked)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        )
      }).once('error', reject)
    })
  return { ask, close: () => agent.destroy() }
}

/**
 * Asks several addresses in turn, each time in another order, so that a slow moment of the machine
 * falls on all of them.
 */
export async function interleavedLatencies<Name extends string>(
  addresses: Record<Name, () => Promise<number>>,
  times: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(addresses) as Name[]
  const latencies = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >
  for (const name of names)
    for (let warming = 0; warming < WARM_UP; warming++) await addresses[name]()
  for (let time = 0; time < times; time++) {
    for (let place = 0; place < names.length; place++) {
      const name = names[(place + time) % names.length] as Name
      latencies[name].push(await addresses[name]())
    }
  }
  return latencies
}

/**
 * PostgreSQL plans a statement of a connection at its first run, and both sides compile what runs
 * often.
 */
const WARM_UP = 20

/** The latency that a share of them is not above; 0.5 is the median. */
export function quantile(latencies: readonly number[], share: number) {
  const sorted = latencies.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5)
