/**
 * For a process that the launcher or the site starts for one piece of work: does it once it is told
 * what by a message, because arguments can be read by everyone on the machine, and ends with code 1
 * where it fails. Of a fault that is not known the stack is printed, too.
 */
export function runForLauncher(
  run: (order: never) => Promise<unknown>,
  isKnown: (error: unknown) => boolean = () => true,
): void {
  process.once('message', async (order) => {
    try {
      await run(order as never)
    } catch (error) {
      console.error(error instanceof Error && isKnown(error) ? error.message : error)
      process.exitCode = 1
    } finally {
      if (process.connected) process.disconnect()
    }
  })
}
