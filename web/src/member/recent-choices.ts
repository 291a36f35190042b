import { currentMember } from '../platform/session/session.ts'
import { readStored, writeStored } from '../platform/storage.ts'
import { storedKeys } from './stored-keys.ts'
import type { Choice } from '../palette/choice.ts'

const KIND = 'loadout:recent-choices'
const MAX = 5

/** Where one member has been is nothing for the next at this browser, nor for a visitor. */
const key = () => `${KIND}:${currentMember()?.id ?? 'visitor'}`

/** What was chosen last. People and articles are kept with their names: no list has them all. */
export type RecentChoice = { id: string; label: string; href?: string }

const isRecent = (each: unknown): each is RecentChoice => {
  const { id, label, href } = (each ?? {}) as Partial<RecentChoice>
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    (href === undefined || (typeof href === 'string' && /^\/(?!\/)/.test(href)))
  )
}

/** The latest first. Whatever else the browser has kept there is none. */
export function recentChoices(): RecentChoice[] {
  try {
    const kept: unknown = JSON.parse(readStored(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX) : []
  } catch {
    return []
  }
}

export function rememberChoice({ id, label, href }: Choice): void {
  const others = recentChoices().filter((each) => each.id !== id)
  writeStored(key(), JSON.stringify([{ id, label, href }, ...others].slice(0, MAX)))
}

/** Where anybody has been here goes with whoever signs out, whatever it was kept under before. */
export function forgetChoices(): void {
  for (const kept of storedKeys()) if (kept.startsWith(KIND)) writeStored(kept, undefined)
}
