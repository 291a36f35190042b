import { queryOptions } from '@tanstack/react-query'
import { getDataCopy } from '@loadout/contract/data-copy/data-copy.ts'
import { askToConfirm } from '../confirmation/confirmed.ts'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'

const POLL_MS = 2_000

/** Asked again and again while the copy is being made; so a failure is not told each time. */
export const dataCopyQuery = queryOptions({
  ...query(getDataCopy, {}),
  queryFn: () => call(getDataCopy, {}, { quiet: true }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.copy && data.copy.finished_at === null ? POLL_MS : false,
})

const readCopy = async () => (await call(getDataCopy, {}, { quiet: true })).copy

/** Told to whoever has confirmed that it is them alone. Null when they do not, or it is gone. */
export async function freshAddress(): Promise<string | null> {
  const copy = await readCopy()
  if (!copy?.ready || copy.address !== null) return copy?.address ?? null
  return (await askToConfirm()) ? ((await readCopy())?.address ?? null) : null
}
