import { z } from 'zod'
import { Flag, everyFlag } from '../accounts/flags.ts'
import { everyPermission } from '../accounts/permissions.ts'
import { actingAdminSchema } from '../audit/acting-admin.ts'
import { countries } from '../countries/countries.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  paging,
  success,
  unixSeconds,
  wireFlag,
  wireId,
  wireInt,
  wireSeconds,
  wireSmallint,
  wireLine,
} from '../platform/wire.ts'
import { providerNames } from '../providers/provider-ids.ts'

export const BAN_REASON_MAX = 500
/** What staff search for is part of a name or an address, or an id. */
export const PERSON_QUERY_MAX = 100
/** The most people that are asked for at once. */
export const MAX_PEOPLE = 100

export const personOrders = [
  '-inserted',
  'inserted',
  'username',
  '-username',
  '-points',
  'points',
  '-dollars',
  'dollars',
] as const
export type PersonOrder = (typeof personOrders)[number]

/** A member as staff see them (ADMIN-05). `dollars` are cents. */
const personEntrySchema = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  country_id: z.int(),
  points: z.int(),
  dollars: z.int(),
  flags: z.int(),
  permissions: z.int(),
  banned: z.boolean(),
  /** Made on the command line, and changed nowhere else (AMB-116). */
  owner: z.boolean(),
  inserted: unixSeconds,
})
export type PersonEntry = z.infer<typeof personEntrySchema>

/** `until` is null for good. */
const banSchema = z.object({ reason: z.string(), until: unixSeconds.nullable() })

const personSchema = personEntrySchema.extend({
  /** Upvotes that others have given what they wrote. */
  upvotes: z.int(),
  news: z.int(),
  /** Where they signed in from in the last 90 days, the latest first. */
  ips: z.array(z.string()),
  /** Other sites of which they have connected an account. */
  providers: z.array(z.enum(providerNames)),
  last_login: unixSeconds.nullable(),
  ban: banSchema.nullable(),
  /** When they leave the site, or have left it. */
  leaves_at: unixSeconds.nullable(),
  /** Bans there have been, and their ends by hand, the latest first. */
  bans: z.array(
    z.object({
      id: z.int(),
      banned: z.boolean(),
      admin: actingAdminSchema,
      reason: z.string(),
      until: unixSeconds.nullable(),
      inserted: unixSeconds,
    }),
  ),
})
export type Person = z.infer<typeof personSchema>

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/user/list',
  access: { permission: 'canSeeUserProfile' },
  rate: 'search',
  summary: 'Members, for staff: by a part of a name or address or by an id, by country, by flag.',
  input: z.object({
    ...paging({ size: 20, cap: MAX_PEOPLE }),
    query: z.string().max(PERSON_QUERY_MAX).default(''),
    country_id: wireSmallint(0, countries.length - 1).optional(),
    /** One flag that they have. */
    flag: wireInt(1, 128).optional(),
    banned: wireFlag.optional(),
    /** Whether they must verify their address and have not yet. */
    unverified: wireFlag.optional(),
    sort: z.enum(personOrders).default('-inserted'),
  }),
  output: z.object({ count: z.int(), entries: z.array(personEntrySchema) }),
})

/** Holds networks and bans, so it has a bit of its own (ADMIN-05). */
export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/user/get',
  access: { permission: 'canSeeUserProfile' },
  summary: 'A member, for staff.',
  input: z.object({ id: wireId }),
  output: personSchema,
  errors: ['user_not_found'],
})

const change = { method: 'POST', once: true } as const
const refusals = ['user_not_found', 'owner_untouchable'] as const

/**
 * Nobody gives or takes what they do not hold (ADMIN-10). Whoever says what they knew of the member
 * changes only what they want otherwise: of two who save at once neither takes the other's back.
 */
export const setPermissions = endpoint({
  ...change,
  path: '/admin/user/permissions/set',
  access: { permission: 'canChangeAdminPermissions' },
  summary: 'What a member of staff may do, and whether somebody is one.',
  input: z.object({
    user_id: wireId,
    permissions: wireInt(0, everyPermission),
    admin: wireFlag,
    moderator: wireFlag,
    known_permissions: wireInt(0, everyPermission).optional(),
    known_flags: wireInt(0, everyFlag).optional(),
  }),
  output: z.object({ permissions: z.int(), flags: z.int() }),
  errors: refusals,
})

/**
 * Featured, RequiresVerifiedEmail and VerifiedSymbol: those that are nobody's permission and follow
 * from nothing.
 */
const settableFlags = [Flag.Featured, Flag.RequiresVerifiedEmail, Flag.VerifiedSymbol] as const
export type SettableFlag = (typeof settableFlags)[number]

export const setFlag = endpoint({
  ...change,
  path: '/admin/user/flags/set',
  access: { permission: 'canManageContent' },
  summary: 'Gives a member a flag or takes it.',
  input: z.object({
    user_id: wireId,
    flag: z.preprocess(
      (value: unknown) =>
        typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
      z.literal(settableFlags),
    ) as z.ZodType<SettableFlag, SettableFlag>,
    value: wireFlag,
  }),
  output: z.object({ flags: z.int() }),
  errors: refusals,
})

/** Without an end it is for good (ADMIN-06). */
export const banPerson = endpoint({
  ...change,
  path: '/admin/user/ban',
  access: { permission: 'canBanUsers' },
  summary: 'Bans a member: all their sessions end, and they cannot sign in.',
  input: z.object({
    user_id: wireId,
    reason: wireLine({ min: 0, max: BAN_REASON_MAX }).default(''),
    until: wireSeconds.optional(),
  }),
  output: success,
  errors: [...refusals, 'ban_end_past'],
})

export const unbanPerson = endpoint({
  ...change,
  path: '/admin/user/unban',
  access: { permission: 'canBanUsers' },
  summary: 'Ends a ban.',
  input: z.object({ user_id: wireId }),
  output: success,
  errors: refusals,
})
