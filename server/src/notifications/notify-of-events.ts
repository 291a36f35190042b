import type { EventKind } from '../platform/event-kinds.ts'
import type { JobRules } from '../platform/jobs/job.ts'
import type { Site } from '../site-parts.ts'
import type { NotificationRules } from './notification-request.ts'
import { notificationRules } from './notification-rules.ts'
import { notify } from './notify.ts'

/** A walk through the followers of somebody whom everybody follows may take minutes. */
const FAN_OUT_RULES: JobRules = {
  tries: 100,
  pauseSeconds: 5,
  longestPauseSeconds: 600,
  limitSeconds: 900,
}

/** Nobody who writes waits for those who are notified of it. */
export function notifyOfEvents(site: Pick<Site, 'db' | 'events' | 'transaction' | 'clock'>): void {
  for (const kind of Object.keys(notificationRules) as EventKind[])
    notifyOfKind(site, kind, notificationRules[kind])
}

function notifyOfKind<Kind extends EventKind>(
  site: Pick<Site, 'db' | 'events' | 'transaction' | 'clock'>,
  kind: Kind,
  rule: NotificationRules[Kind],
): void {
  if (!rule) return
  site.events.afterCommit(
    kind,
    'notify',
    async (event) => {
      for (const request of await rule(event, site.db)) await notify(site, request)
    },
    FAN_OUT_RULES,
  )
}
