import { spawn } from 'node:child_process'
import { clone, inClone } from './clone.mjs'
import { nodeBinary } from './installation.mjs'

/**
 * Runs a command of the server to its end and answers whether it succeeded. The address of a
 * database holds a password, so what it must know travels as a message: arguments can be read by
 * everyone on the machine.
 * @param {string} file
 * @param {Readonly<Record<string, unknown>>} message
 * @returns {Promise<boolean>}
 */
export function runWithMessage(file, message) {
  const child = spawn(nodeBinary(), ['--no-warnings', inClone(file)], {
    cwd: clone,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.send(message)
  // A Ctrl-C reaches it by itself; what it had begun is rolled back, and the database is stopped in
  // order.
  process.on('SIGINT', () => {})
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
