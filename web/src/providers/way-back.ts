import { readStored, writeStored } from '../platform/storage.ts'

/** What this tab remembers of somebody who was sent to another site. */
export type WayBack = {
  id: number
  /** What they have to bring back (PROV-14). */
  state: string
  /** Where they go on when they are signed in. */
  from: string
  /** Whether they asked to stay signed in (ACC-17). */
  remember: boolean
}

const KEY = 'loadout:way-back'

export const keepWayBack = (way: WayBack) => writeStored(KEY, JSON.stringify(way), 'session')

/** Answers it once: what is brought back a second time is a copy. */
export function takeWayBack(): WayBack | undefined {
  const kept = readStored(KEY, 'session')
  writeStored(KEY, undefined, 'session')
  return kept === undefined ? undefined : (JSON.parse(kept) as WayBack)
}
