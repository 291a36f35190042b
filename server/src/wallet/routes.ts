import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import {
  changeDollars as changeDollarsCall,
  listBalanceHistoryOf,
  listMostDollars,
} from '@loadout/contract/wallet/staff-wallet.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import type { Site } from '../site-parts.ts'
import { changeDollars } from './change-dollars.ts'
import { readMostDollars } from './most-dollars.ts'
import { readHistory } from './read-history.ts'

export function walletRoutes(site: Site) {
  const { db, serve } = site
  serve(listBalanceHistory, async ({ caller, input }) => ({
    entries: await readHistory(db, caller.id, input),
  }))
  serve(listBalanceHistoryOf, async ({ input: { user_id, ...page } }) => {
    if (!(await isPerson(db, user_id))) throw userNotFound()
    return { entries: await readHistory(db, user_id, page) }
  })
  serve(changeDollarsCall, (request) => changeDollars(site, request))
  serve(listMostDollars, ({ input }) => readMostDollars(db, input))
}
