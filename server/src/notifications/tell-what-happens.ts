import type { EventKind } from '../platform/event-kinds.ts'
import type { JobRules } from '../platform/jobs/job.ts'
import type { Site } from '../site-parts.ts'
import { tell } from './tell.ts'
import type { TellingRules } from './telling-rules.ts'
import { whoIsTold } from './who-is-told.ts'

/** A walk through the followers of somebody whom everybody follows may take minutes. */
const PATIENT: JobRules = {
  tries: 100,
  pauseSeconds: 5,
  longestPauseSeconds: 600,
  limitSeconds: 900,
}

/** Nobody who writes waits for those who are told of it. */
export function tellWhatHappens(site: Pick<Site, 'db' | 'events' | 'transaction' | 'clock'>): void {
  for (const kind of Object.keys(whoIsTold) as EventKind[]) follow(site, kind, whoIsTold[kind])
}

function follow<Kind extends EventKind>(
  site: Pick<Site, 'db' | 'events' | 'transaction' | 'clock'>,
  kind: Kind,
  rule: TellingRules[Kind],
): void {
  if (!rule) return
  site.events.afterCommit(
    kind,
    'notify',
    async (event) => {
      for (const told of await rule(event, site.db)) await tell(site, told)
    },
    PATIENT,
  )
}
