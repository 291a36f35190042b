import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { COMPILED } from './server-process.ts'

const repository = join(import.meta.dirname, '../..')

type Run = {
  environment: Record<string, string>
  /** The clone whose command it is. */
  at?: string
  /** Lines that are typed into it. */
  typed?: readonly string[]
}

/** Runs a command of the launcher as the terminal does. */
export async function runCommand(
  [command, ...args]: readonly string[],
  { environment, at = repository, typed = [] }: Run,
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [`${at}/launcher/${command}.mjs`, ...args], {
    env: { PATH: process.env['PATH'], ...COMPILED, ...environment },
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}
