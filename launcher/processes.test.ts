import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive } from './processes.mjs'

const launcher = (more: string) => `
  import { spawn } from 'node:child_process'
  import { endWithUs } from '${import.meta.dirname}/processes.mjs'
  const build = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  endWithUs(build)
  process.once('message', () => process.exit(0))
  ${more}
  process.send(build.pid)`

test.each([
  { end: 'SIGTERM', more: '', code: 143 },
  { end: 'SIGINT', more: '', code: 130 },
  {
    end: 'SIGTERM',
    more: `process.on('SIGTERM', () => build.once('close', () => process.exit(7)))`,
    code: 7,
  },
  { end: 'exit', more: '', code: 0 },
] as const)(
  'a build ends with its launcher on $end, which ends with $code',
  async ({ end, more, code }) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', launcher(more)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [build] = (await once(child, 'message')) as [number]

    if (end === 'exit') child.send('exit')
    else child.kill(end)
    expect(await once(child, 'exit')).toEqual([code, null])
    await expect.poll(() => isAlive(build)).toBe(false)
  },
)
