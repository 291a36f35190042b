import { loadTwin } from './load-twin.ts'

loadTwin({
  right: '/server/src/rankings/week-queries.ts',
  twin: new URL('places-outside.ts', import.meta.url),
})
