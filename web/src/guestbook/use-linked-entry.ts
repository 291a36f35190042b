import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { entryAnchor } from '@loadout/contract/guestbook/entry-anchor.ts'
import type { GuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import type { GrowingList } from '../platform/call/growing-list.ts'

/** Reads on to the entry that is named after the # of the address, and shows it. */
export function useLinkedEntry(list: GrowingList<GuestbookEntry>) {
  const named = useLocation().hash.slice(1)
  const isShown = list.entries.some(({ id }) => entryAnchor(id) === named)
  const isSought =
    /^guestbook-\d+$/.test(named) &&
    !isShown &&
    list.hasMore &&
    !list.isLoadingMore &&
    list.error === null

  const readOn = useEffectEvent(() => list.loadMore())
  useEffect(() => {
    if (isSought) readOn()
  }, [isSought])
  useEffect(() => {
    if (isShown) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [isShown, named])
}
