/**
 * The messages at the edge of the screen. Fetched when the page is idle, too: that there is no
 * connection has to be said without one.
 */
export const loadSnacks = () => import('../../ui/layer/Snacks.tsx').then(({ Snacks }) => Snacks)
