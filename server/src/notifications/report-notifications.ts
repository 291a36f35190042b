import type { NotificationRules } from './notification-request.ts'

/** Of what staff have decided about what members reported; nobody is told who has. */
export const reportNotifications = {
  'report decided': async ({ data: { reportedId, kind, outcome } }, db) => {
    const reports = await db
      .selectFrom('report')
      .select('reporter_id')
      .where('reported_id', '=', reportedId)
      .orderBy('reporter_id')
      .execute()
    return [
      {
        type: 'report_decided',
        to: { members: reports.map(({ reporter_id: reporter }) => reporter) },
        event: `report ${reportedId}`,
        data: { kind, outcome },
      },
    ]
  },
} as const satisfies NotificationRules
