import { fork } from 'node:child_process'

/**
 * Fills an empty database with the demo community, in a process of its own: the content is large,
 * and a site that has filled it once should not keep it in memory.
 */
export function startFilling(databaseUrl: string): Promise<void> {
  const child = fork(`${import.meta.dirname}/filling-process.ts`, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Not as an argument: those can be read by everyone on the machine, and the address holds the
  // password.
  child.send({ databaseUrl })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`the demo community could not be filled (exit code ${code})`)),
    )
  })
}
