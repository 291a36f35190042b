import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { paging, unixSeconds, wireId } from '../platform/wire.ts'
import { actingAdminSchema } from './acting-admin.ts'

/** What one member of staff did to something. */
const auditEntrySchema = z.object({
  id: z.int(),
  admin: actingAdminSchema,
  /** Such as `user banned`. */
  action: z.string(),
  /** Such as `user 12`. */
  target: z.string(),
  /** The name of that member, when it is one who is still there. */
  target_name: z.string().nullable(),
  changes: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  inserted: unixSeconds,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const AUDIT_QUERY_MAX = 100

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/list',
  access: { permission: 'canSeeStats' },
  summary: 'What staff have changed, the latest first.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    /** What this member did, and what was done to them. */
    user_id: wireId.optional(),
    /**
     * Part of an action or of what it was done to, or of the name of whoever did it or had it done
     * to them.
     */
    query: z.string().max(AUDIT_QUERY_MAX).default(''),
  }),
  output: z.object({ count: z.int(), entries: z.array(auditEntrySchema) }),
})
