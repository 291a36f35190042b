import { queryOptions } from '@tanstack/react-query'
import { getDataCopy } from '@loadout/contract/data-copy/data-copy.ts'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'

const POLL_MS = 2_000

/** Asked again and again while the copy is being made. */
export const dataCopyQuery = queryOptions({
  ...query(getDataCopy, {}),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.copy && data.copy.finished_at === null ? POLL_MS : false,
})

export const freshAddress = async (): Promise<string | null> =>
  (await call(getDataCopy, {}, { quiet: true })).copy?.address ?? null
