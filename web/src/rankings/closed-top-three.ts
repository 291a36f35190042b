import { useSyncExternalStore } from 'react'
import { createListeners } from '../platform/listeners.ts'
import { readStored, writeStored } from '../platform/storage.ts'

const KEY = 'loadout:top-three'
const { subscribe, notify } = createListeners()

/** Weeks are counted up for ever, so an older one never shows again (RANK-14). */
const lastClosed = () => Number(readStored(KEY) ?? -1)

/** Remembers which week's banner was closed, so that the next one shows again (RANK-15). */
export function closeTopThree(week: number): void {
  writeStored(KEY, String(week))
  notify()
}

/** Pages are the same for everybody: whoever has closed a week loses it once the page is alive. */
export const useIsTopThreeClosed = (week: number) =>
  useSyncExternalStore(
    subscribe,
    () => !(week > lastClosed()),
    () => false,
  )

/** Nobody asks for the top three before there could be any (RANK-16, AMB-98). */
const FIRST_DAY = Date.UTC(2019, 0, 7)

export const isTopThreeDue = (now = Date.now()): boolean => now >= FIRST_DAY
