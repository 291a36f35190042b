/**
 * Does something to each, one after the other. What fails keeps none of the others from being done,
 * and is thrown when all are.
 */
export async function eachInTurn<Thing>(
  things: Iterable<Thing>,
  act: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things)
    try {
      await act(thing)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 1)
    throw new AggregateError(
      failures,
      `${failures.length} failed, the first: ${String(failures[0])}`,
    )
  if (failures.length === 1) throw failures[0]
}
