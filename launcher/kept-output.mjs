// What processes say that run beside each other: one after the other.

/**
 * Keeps what a process says until it is its turn, and passes the rest on as it comes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} heading
 * @param {Promise<unknown>} turn
 * @returns {() => string} what it has said so far
 */
export function keepOutput(child, heading, turn) {
  let said = ''
  let isKept = true
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      said += chunk
      if (!isKept) process.stdout.write(chunk)
    })

  const passOn = () => {
    isKept = false
    process.stdout.write(`${heading}\n${said}`)
  }
  turn.then(passOn, passOn)
  return () => said
}
