import { getDataCopy, orderDataCopy } from '@loadout/contract/data-copy/data-copy.ts'
import type { Domain } from '../domain.ts'
import { eraseCopies } from './erase-member.ts'
import { orderCopy, readCopy } from './order-data-copy.ts'
import { dataCopyHttpRoutes } from './serve-data-copy.ts'
import { deleteExpiredCopies } from './write-data-copies.ts'

export const dataCopy: Domain = {
  routes(site) {
    const { serve, db } = site
    serve(getDataCopy, async ({ caller }) => ({ copy: await readCopy(site, db, caller) }))
    serve(orderDataCopy, (request) => orderCopy(site, request))
  },
  httpRoutes: dataCopyHttpRoutes,
  deleteExpired: [deleteExpiredCopies],
  eraseTraces: [eraseCopies],
}
