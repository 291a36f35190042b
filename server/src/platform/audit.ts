import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'

/** What staff do, by the names that the site gives it (`audit/audit-actions.ts`). */
export interface AuditActions {}

/** Without an admin it was done on the command line. */
export type StaffAction = {
  adminId: number | null
  action: keyof AuditActions
  target: string
  before: object | null
  after: object | null
}

export type Audit = (tx: Db, action: StaffAction) => Promise<void>

/**
 * Writes down what staff have changed, and from what to what, in the transaction that changes it.
 */
export const auditWith =
  ({ clock }: { clock: Clock }): Audit =>
  async (tx, { adminId, action, target, before, after }) =>
    void (await tx
      .insertInto('audit')
      .values({
        admin_id: adminId,
        action,
        target,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        inserted: clock.now(),
      })
      .execute())
