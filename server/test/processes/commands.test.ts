import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { COMPILED } from '../server-process.ts'
import { testFolder } from '../test-folder.ts'

const clone = join(import.meta.dirname, '../../..')

type Run = { environment: Record<string, string> }

/** Runs a command as the terminal does. */
async function run([command, ...args]: string[], { environment }: Run) {
  const child = spawn(process.execPath, [`${clone}/launcher/${command}.mjs`, ...args], {
    env: { PATH: process.env['PATH'], ...COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    output += String(chunk)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}

test.each([['admin', 'Haldor'], ['check-ledger'], ['check-counts']])(
  'AMB-116 %s makes no database where there is none, and says where it looked',
  async (...command) => {
    const place = await testFolder()
    const folder = join(place, 'nowhere')

    expect(await run(command, { environment: { LOADOUT_DATA: folder } })).toEqual({
      code: 1,
      output: `There is no database in ${folder}. Set DATABASE_URL or LOADOUT_DATA as for the site, and be the user who starts it.\n`,
    })
    expect(await readdir(place)).toEqual([])
  },
)
