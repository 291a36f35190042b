import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database that exists only to create others with. */
    adminUrl: string
  }
}

/** One PostgreSQL for all API tests. */
export default async function provide(project: TestProject) {
  const { adminUrl, stop } = await startTestPostgres()
  project.provide('adminUrl', adminUrl)
  return stop
}
