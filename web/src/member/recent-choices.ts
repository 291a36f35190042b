import { readStored, store } from '../platform/storage.ts'
import type { Choice } from '../palette/choice.ts'

const KEY = 'loadout:recent-choices'
const MOST = 5

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
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberChoice({ id, label, href }: Choice): void {
  const others = recentChoices().filter((each) => each.id !== id)
  store(KEY, JSON.stringify([{ id, label, href }, ...others].slice(0, MOST)))
}

/** Where somebody has been is theirs: it goes with whoever signs out. */
export const forgetChoices = (): void => store(KEY, undefined)
