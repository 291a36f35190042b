// Runs before the first paint. The theme a reader chose must not flash in after the other one.
try {
  const theme = localStorage.getItem('loadout:theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme is fine.
}
// Neither may the banners that a reader has closed: the page is the same for everyone and has them
// (see src/notice/closed-banners.ts).
const closed = /(?:^|; )close-notice=([0-9a-f.]{1,40})(?:;|$)/.exec(document.cookie)
if (closed) {
  const sheet = new CSSStyleSheet()
  for (const mark of closed[1].split('.'))
    sheet.insertRule(`[data-banner="${mark}"] { display: none }`)
  document.adoptedStyleSheets = [sheet]
}
// Whoever was signed in on the last visit is not offered to sign in before that is known (see
// src/shell/TopBar.tsx).
try {
  if (/(?:^|; )user-token=\w/.test(document.cookie) || localStorage.getItem('loadout:user-token') || sessionStorage.getItem('loadout:user-token')) document.documentElement.dataset.session = ''
  // Nor does what stands beside the wallet move when it comes (see src/member/keep-wallet-width.ts).
  const wallet = Number(localStorage.getItem('loadout:wallet-width'))
  if (wallet > 0 && wallet < 500) document.documentElement.style.setProperty('--wallet-width', `${wallet}px`)
} catch {
  // Then there was no last visit.
}
// Whoever opens a page begins at its top, and what is far below may wait (see
// src/platform/page/lay-out-rest.ts); whoever comes back, follows a link into the page or scrolls,
// however early, does not: a scroll is heard before the frame that shows the new place is laid out.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) {
  document.documentElement.dataset.arriving = ''
  addEventListener('scroll', () => delete document.documentElement.dataset.arriving, { once: true })
}
