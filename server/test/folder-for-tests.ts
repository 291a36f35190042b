import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { endLeftover } from '../../launcher/postgres-leftover.mjs'
import { isAlive } from '../../launcher/processes.mjs'

const memory = '/dev/shm'
/**
 * What the databases of all tests that run at a time take, many times over. Containers often have
 * 64 MB there.
 */
const ROOM_BYTES = 1_000_000_000

/**
 * Where the database of this run of tests lies. A file system in memory, where there is one, makes
 * a copy of the template in a fifth of the work: a database is three hundred files, and no disk
 * needs to know of them.
 */
export async function folderForTests(): Promise<string> {
  if (process.env['LOADOUT_DATA'] || !hasRoom()) return join(dataFolder(), `tests-${process.pid}`)
  const ours = `loadout-tests-${process.getuid?.() ?? 0}-`
  // What a run left that was killed would take memory until the machine stops.
  for (const name of readdirSync(memory).filter(
    (each) => each.startsWith(ours) && isLeft(Number(each.slice(ours.length))),
  )) {
    const left = join(memory, name)
    await endLeftover(join(left, 'postgres'))
    rmSync(left, { recursive: true, force: true })
  }
  return join(memory, ours + process.pid)
}

/** A number is given again after a while, also to this run. */
const isLeft = (pid: number) => pid === process.pid || !isAlive(pid)

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ROOM_BYTES
}
