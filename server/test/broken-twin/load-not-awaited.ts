import { loadTwin } from './load-twin.ts'

loadTwin({
  right: '/server/src/platform/jobs/work-on-jobs.ts',
  twin: new URL('not-awaited.ts', import.meta.url),
})
