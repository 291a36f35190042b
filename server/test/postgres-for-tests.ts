import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../launcher/web-build.mjs'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database that exists only to create others with. */
    adminUrl: string
  }
}

/**
 * One PostgreSQL for all API tests, and pages as their sources are now: the site shows what was
 * built.
 */
export default async function provide(project: TestProject) {
  await ensureBuilt(process.execPath)
  const { adminUrl, stop } = await startTestPostgres()
  project.provide('adminUrl', adminUrl)
  return stop
}
