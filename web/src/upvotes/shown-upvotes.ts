/**
 * Who publishes something likes it, so every count is shown one higher than it is stored (AMB-21).
 */
export const shownUpvotes = (stored: number) => stored + 1
