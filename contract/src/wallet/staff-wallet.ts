import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, paging, wireCents, wireId, wireLine } from '../platform/wire.ts'
import { BALANCE_PAGE, balanceEntrySchema, balanceType } from './balance.ts'

export const DOLLARS_NOTE_MAX = 200
/** Ten million LD$: more than anybody has, and far from what a number of a browser holds. */
const DOLLARS_CHANGE_MAX = 1_000_000_000

/** Nobody changes their own (ADMIN-17, checklist A09). */
export const changeDollars = endpoint({
  method: 'POST',
  path: '/admin/user/dollars/change',
  access: { permission: 'canChangeUserDollars' },
  once: true,
  summary:
    'Adds to the balance of a member or takes from it, with the reason that the member reads.',
  input: z.object({
    user_id: wireId,
    /** Cents, below zero to take some; not 0. */
    dollars: wireCents(-DOLLARS_CHANGE_MAX, DOLLARS_CHANGE_MAX),
    note: wireLine({ min: 0, max: DOLLARS_NOTE_MAX }).default(''),
  }),
  output: z.object({ dollars: z.int() }),
  errors: [
    'user_not_found',
    'owner_untouchable',
    'dollars_missing',
    'reason_missing',
    'own_dollars',
    'balance_too_low',
  ],
})

export const listBalanceHistoryOf = endpoint({
  method: 'GET',
  path: '/admin/user/balance_history',
  access: { permission: 'canSeeUserProfile' },
  summary: 'How the balance of a member has changed, the latest first.',
  input: z.object({
    user_id: wireId,
    ...paging({ size: BALANCE_PAGE, cap: 100 }),
    type: balanceType,
  }),
  output: entries(balanceEntrySchema),
  errors: ['user_not_found'],
})

/** Members without any are not listed (ADMIN-27). */
export const listMostDollars = endpoint({
  method: 'GET',
  path: '/admin/ld/top_list',
  access: { permission: 'canSeeTopLDList' },
  summary: 'Members with the highest balances.',
  input: z.object(paging({ size: 20, cap: 100 })),
  output: z.object({
    count: z.int(),
    entries: z.array(authorSchema.extend({ dollars: z.int() })),
  }),
})
