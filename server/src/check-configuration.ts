/**
 * Says in one line what is wrong with the configuration, before the launcher starts anything. It
 * reads the environment as main.ts does.
 */
import { readConfiguration } from './configuration.ts'
import { WrongConfiguration } from './configuration-values.ts'

/** The embedded PostgreSQL has no address before it runs. */
const LATER = 'postgres://localhost/later'

try {
  readConfiguration(
    { ...process.env, DATABASE_URL: process.env['DATABASE_URL'] || LATER },
    process.argv.slice(2),
  )
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error
  console.error(error.message)
  process.exitCode = 1
}
