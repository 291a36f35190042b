export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Read by the script in the head before first paint, and here. Absent means the system's theme. */
const KEY = 'loadout:theme'
const listeners = new Set<() => void>()

/** A browser may refuse storage altogether: then the choice lasts as long as the page. */
let chosen: Theme | undefined

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const readTheme = (): Theme => chosen ?? themes.find((theme) => theme === stored()) ?? 'system'

export function subscribeToTheme(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function chooseTheme(theme: Theme) {
  chosen = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Kept in `chosen` only.
  }
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}
