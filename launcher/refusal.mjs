// What the person at the terminal can put right (a taken port, a wrong setting): told in one line,
// without a stack.

export class Refusal extends Error {
  /** @override */
  name = 'Refusal'
}

/**
 * Ends the process with one line on stderr.
 * @param {unknown} error
 * @returns {never}
 */
export function refuse(error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
