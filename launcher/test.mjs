/** `npm test`: installs what the lockfile says and runs every suite. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

if (!existsSync('node_modules/.package-lock.json') && !run('npm', 'ci')) process.exit(1)
const passed = run('node_modules/.bin/vitest', 'run')
console.log(passed ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(passed ? 0 : 1)
