// Runs before the first paint: the theme a reader chose must not flash in after the other one.
try {
  const theme = localStorage.getItem('loadout:theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme is fine.
}
