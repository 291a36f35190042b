import { z } from 'zod'
import { actingAdminSchema } from '../audit/acting-admin.ts'
import { BAN_REASON_MAX } from '../people/people.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, unixSeconds, wireFlag, wireId, wireLine } from '../platform/wire.ts'

/** `ip` is an address or a network: `203.0.113.7`, `203.0.113.0/24`, `2001:db8:0:7::/64`. */
const ipBanSchema = z.object({
  id: z.int(),
  ip: z.string(),
  reason: z.string(),
  admin: actingAdminSchema,
  inserted: unixSeconds,
})
export type IpBan = z.infer<typeof ipBanSchema>

/** Longer than any address and its length. */
export const IP_MAX = 49

export const listIpBans = endpoint({
  method: 'GET',
  path: '/admin/ip_ban/list',
  access: { permission: 'canIPBan' },
  summary: 'Networks that nobody may sign in from or write from.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    query: z.string().max(IP_MAX).default(''),
  }),
  output: z.object({ count: z.int(), entries: z.array(ipBanSchema) }),
})

/**
 * An IPv6 address stands for its network of 64 bits (ADMIN-07). Whoever would ban themselves has to
 * say so with `own`.
 */
export const addIpBan = endpoint({
  method: 'POST',
  path: '/admin/ip_ban/add',
  access: { permission: 'canIPBan' },
  once: true,
  summary: 'Bans an address or a network from signing in, signing up and every change.',
  input: z.object({
    ip: z.string().max(IP_MAX),
    reason: wireLine({ min: 0, max: BAN_REASON_MAX }).default(''),
    own: wireFlag.default(false),
  }),
  output: z.object({ id: z.int() }),
  errors: ['network_invalid', 'network_too_wide', 'network_known', 'network_own'],
})

export const removeIpBan = endpoint({
  method: 'POST',
  path: '/admin/ip_ban/remove',
  access: { permission: 'canIPBan' },
  once: true,
  summary: 'Ends the ban of a network.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['ip_ban_not_found'],
})
