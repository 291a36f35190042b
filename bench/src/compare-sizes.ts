import { answerCosts, openAsks, report, type Measuring } from './answer-costs.ts'
import type { Started } from './processes.ts'
import { scaleCalls } from './scale-calls.ts'
import type { Size, Subjects } from './scale-databases.ts'

const MAX_RATIO = 1.2

/** Each call of both databases in turn, and how what they cost compares. */
export async function compareSizes(
  servers: Record<Size, Started>,
  subjects: Subjects,
  measuring: Measuring,
) {
  console.log(
    `\nmedians of ${measuring.times}, milliseconds of processor, the large community and the small`,
  )
  const asks = { small: openAsks(servers.small), large: openAsks(servers.large) }
  for (const [name, path] of Object.entries(scaleCalls(subjects))) {
    const { small, large } = await answerCosts(
      { small: asks.small.of(path), large: asks.large.of(path) },
      measuring,
    )
    report(name, large, small, { max: MAX_RATIO })
  }
  asks.small.close()
  asks.large.close()
}
