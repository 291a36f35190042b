import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import type { Started } from './processes.ts'
import { scaleCalls } from './scale-calls.ts'
import type { Size, Subjects } from './scale-databases.ts'

const MAX_RATIO = 1.2

/** Each call of both databases in turn, and how the medians compare. */
export async function compareSizes(
  servers: Record<Size, Started>,
  subjects: Subjects,
  times: number,
) {
  console.log(`\nmedians of ${times}, milliseconds; at most ${MAX_RATIO} times wanted`)
  const connections = { small: openConnection(), large: openConnection() }
  for (const [name, path] of Object.entries(scaleCalls(subjects))) {
    const ask = (size: Size) => () => connections[size].ask(servers[size].url + path)
    const { small, large } = await interleavedLatencies(
      { small: ask('small'), large: ask('large') },
      times,
    )
    const [before, after] = [quantile(small, 0.5), quantile(large, 0.5)]
    const ratio = after / before
    console.log(
      `${name.padEnd(34)}${before.toFixed(2).padStart(8)}${after.toFixed(2).padStart(8)}${ratio.toFixed(2).padStart(7)}${ratio > MAX_RATIO ? '  TOO MUCH' : ''}`,
    )
  }
  connections.small.close()
  connections.large.close()
}
