import { DAY } from '../platform/clock.ts'

const POPULAR_DAYS = 90

/** Tags are popular by the news published after this (TAG-02). */
export const popularSince = (now: Date) => new Date(now.getTime() - POPULAR_DAYS * DAY)
