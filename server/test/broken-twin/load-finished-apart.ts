import { loadTwin } from './load-twin.ts'

loadTwin({
  right: '/server/src/platform/jobs/work-on-jobs.ts',
  twin: new URL('finished-apart.ts', import.meta.url),
})
