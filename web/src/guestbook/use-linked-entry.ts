import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { entryAnchor } from '@loadout/contract/guestbook/entry-anchor.ts'
import type { GuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import type { GrowingList } from '../platform/call/growing-list.ts'

/**
 * Shows the entry that is named after the # of the address. One that is newer than the list is
 * asked for with it once more, to one that is older it is read on; between its entries it is gone.
 */
export function useLinkedEntry(list: GrowingList<GuestbookEntry>, refresh: () => unknown) {
  const named = useLocation().hash.slice(1)
  const id = Number(/^guestbook-(\d+)$/.exec(named)?.[1] ?? Number.NaN)
  const { entries } = list
  const isShown = entries.some((entry) => entryAnchor(entry.id) === named)
  const newer = id > (entries[0]?.id ?? 0) ? named : undefined
  const isOlder = id < (entries.at(-1)?.id ?? id)
  const isSought = isOlder && list.hasMore && !list.isLoadingMore && list.error === null

  const onNewer = useEffectEvent(refresh)
  useEffect(() => {
    if (newer !== undefined) onNewer()
  }, [newer])
  const readOn = useEffectEvent(() => list.loadMore())
  useEffect(() => {
    if (isSought) readOn()
  }, [isSought])
  useEffect(() => {
    if (isShown) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [isShown, named])
}
