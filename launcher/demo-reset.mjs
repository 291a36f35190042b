// `npm run demo:reset`: the demo community as on its first day. Refuses to touch a community of people's own.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readConfiguration } from './configuration.mjs'
import { clone, inClone } from './clone.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { releaseLock, takeLock } from './lock-file.mjs'
import { startPostgres } from './postgres.mjs'
import { Refusal, refuse } from './refusal.mjs'

try {
  const { databaseUrl } = readConfiguration()
  const folder = dataFolder()
  const lock = join(folder, 'running.json')
  if (takeLock(lock)) throw new Refusal('The site is running. Stop it first (Ctrl-C where it was started).')
  process.once('exit', () => releaseLock(lock))
  await ensureInstalled()

  const postgres = databaseUrl ? undefined : await startPostgres({ folder })
  const { status } = spawnSync(nodeBinary(), ['--no-warnings', inClone('server/src/demo-community/reset.ts')], {
    cwd: clone,
    env: { ...process.env, DATABASE_URL: databaseUrl ?? postgres?.url },
    stdio: 'inherit',
  })
  await postgres?.stop()
  process.exit(status ?? 1)
} catch (error) {
  refuse(error)
}
