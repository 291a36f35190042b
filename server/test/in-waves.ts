/**
 * Does so many things, ten at a time: enough to meet each other, and no more than the few
 * connections of a test's site answer in time.
 */
export async function inWaves<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += 10) {
    done.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - from) }, (_, step) =>
          untilAnswered(() => work(from + step)),
        ),
      )),
    )
  }
  return done
}

/** The same, and what became of each: some are meant to be refused. */
export const settledInWaves = <T>(
  count: number,
  work: (index: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> =>
  inWaves(count, async (index) => {
    const [outcome] = await Promise.allSettled([untilAnswered(() => work(index))])
    return outcome
  })

/**
 * On a machine that is busy with other things some may find no connection: nothing was done then.
 */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  while (true) {
    try {
      return await work()
    } catch (error) {
      if ((error as { status?: unknown }).status !== 503) throw error
    }
  }
}
