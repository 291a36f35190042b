import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../launcher/web-build.mjs'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database that exists only to create others with. */
    adminUrl: string
  }
}

const TIMEOUT_MS = 120_000

/**
 * One PostgreSQL for all API tests, and pages as their sources are now: the site shows what was
 * built.
 */
export default async function provide(project: TestProject) {
  await ensureBuilt(process.execPath)
  const { adminUrl, stop } = await startTestPostgres()
  project.provide('adminUrl', adminUrl)
  return () => {
    endWhatIsHeld()
    return stop()
  }
}

/**
 * Vitest waits without end for a worker whose output somebody holds, such as a process that a test
 * has started and that has not ended with it.
 */
function endWhatIsHeld() {
  const end = () => {
    const { stdout } = spawnSync('ps', ['-eo', 'pid,ppid,stat,args'], { encoding: 'utf8' })
    console.error(
      `The tests are through, and a process that one of them started is not:\n${stdout}`,
    )
    process.exit(1)
  }
  setTimeout(end, TIMEOUT_MS).unref()
}
