import { createListeners } from '../platform/listeners.ts'
import { readStored, writeStored } from '../platform/storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Read by the script in the head before first paint (public/before-paint.js), and here. Absent
 * means the system's theme.
 */
const KEY = 'loadout:theme'
const { subscribe, notify } = createListeners()
export const subscribeToTheme = subscribe

export function readTheme(): Theme {
  const stored = readStored(KEY)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme) {
  writeStored(KEY, theme === 'system' ? undefined : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  notify()
}
