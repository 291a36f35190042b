// The database that a command works on, whether the site is running or not.
import { join } from 'node:path'
import { readConfiguration } from './configuration.mjs'
import { chosenFolder, folderWithDatabase } from './data-folder.mjs'
import { ensureInstalled } from './installation.mjs'
import { isInstalled } from './installed-packages.mjs'
import { atWork, holderOf, releaseLock, takeLock } from './lock-file.mjs'
import { runningPostgresUrl, startPostgres } from './postgres.mjs'
import { Refusal } from './refusal.mjs'

/**
 * That of DATABASE_URL, else the embedded one, and the packages that a command needs: never new
 * ones under a site that runs on the old.
 */
export async function openSiteDatabase() {
  const { databaseUrl } = readConfiguration()
  const folder = databaseUrl ? chosenFolder() : folderWithDatabase()
  const isRunning = holderOf(join(folder, 'running.json'))?.port !== undefined
  if (isRunning && !isInstalled())
    throw new Refusal(
      'The site is running on other packages than this version wants. Stop it first (Ctrl-C where it was started).',
    )
  await ensureInstalled()
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await openPostgres(folder)
  return { url, stop, isRunning }
}

/**
 * The embedded PostgreSQL of the running site, or started for as long as a command takes.
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openPostgres(folder) {
  const lock = join(folder, 'running.json')
  const holder = takeLock(lock)
  if (holder) {
    // Another command stops PostgreSQL as soon as it has ended, whoever is still at it.
    if (!holder.port) throw atWork(holder, folder)
    const url = runningPostgresUrl(folder)
    if (!url) throw new Refusal('The site is just starting or stopping. Try again in a moment.')
    return { url, stop: async () => {} }
  }
  process.once('exit', () => releaseLock(lock))
  return startPostgres({ folder })
}
