import { interleavedLatencies, openConnection, quantile } from './latencies.ts'
import type { Started } from './processes.ts'
import { scaleCalls } from './scale-calls.ts'
import type { Subjects } from './scale-databases.ts'

const MAX_RATIO = 3
const ROUNDS = 5

/**
 * The p99 of every search against that of an article by its id, all in turn; the median of five
 * rounds, because p99 is what a neighbour's burst makes of it. How long the slowest wait is
 * promised, and the clock alone says it.
 */
export async function compareWithKeyReads({ url }: Started, subjects: Subjects, times: number) {
  console.log(
    `\np99 of ${times / ROUNDS}, median of ${ROUNDS} rounds, milliseconds; at most ${MAX_RATIO} times an article by its id wanted`,
  )
  const connection = openConnection()
  const wanted = Object.entries(scaleCalls(subjects)).filter(([name]) =>
    /^(article$|search|people|tag,)/.test(name),
  )
  const calls = Object.fromEntries(
    wanted.map(([name, path]) => [name, () => connection.ask(url + path)]),
  )
  const rounds: Record<string, number[]>[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await interleavedLatencies(calls, times / ROUNDS))
  const p99 = (name: string) =>
    quantile(
      rounds.map((round) => quantile(round[name] ?? [], 0.99)),
      0.5,
    )
  const p50 = (name: string) =>
    quantile(
      rounds.flatMap((round) => round[name] ?? []),
      0.5,
    )
  for (const [name] of wanted) {
    const ratio = p99(name) / p99('article')
    console.log(
      `${name.padEnd(34)}p50${p50(name).toFixed(2).padStart(8)}  p99${p99(name).toFixed(2).padStart(8)}${ratio.toFixed(2).padStart(7)}${ratio > MAX_RATIO ? '  TOO MUCH' : ''}`,
    )
  }
  connection.close()
}
