/**
 * What every page depends on that says somebody's name or shows the symbols beside it: nearly all
 * pages, but names change rarely.
 */
export const NAMES = 'names'

/** What a member says and shows of themselves, and what they let others see. */
export const profileTag = (memberId: number) => `profile:${memberId}`
