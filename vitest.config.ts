import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './server/test/slow-first.ts'

/** Two suites: what needs nothing but itself, and the site on a real PostgreSQL. */
export default defineConfig({
  test: {
    // Journeys run beside and take what these leave while they wait; with more of either, what
    // starts whole processes comes too late for those who wait for them.
    maxWorkers: availableParallelism(),
    // A test leaves much behind at once. With room for it V8 clears up less often, which saves a
    // fourteenth of the work.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
    projects: [
      // Files that a worker tries one after the other share modules in both: loading all of them
      // anew for each file takes longer than most files.
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,texts,web,demo,launcher,e2e,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/journeys/**'],
          globalSetup: 'texts/src/test/compile-first.ts',
          expect: { poll: { timeout: 50_000 } },
          testTimeout: 60_000,
        },
      },
      // Each site is built from its parts. What modules keep for a whole process, such as texts and
      // the queue of password hashes, serves any number of sites.
      {
        test: {
          name: 'site',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: 'server/test/postgres-for-tests.ts',
          // No test waits for these: they end what hangs, on a machine that is busy with other
          // things, too. What comes true by itself is waited for as `server/test/eventually.ts`
          // does.
          expect: { poll: { timeout: 240_000, interval: 25 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
