import type { Clock } from '../clock.ts'

/**
 * How long readers may miss what others have just added to a page, such as a comment, when somebody
 * else has added something a moment before.
 */
const ADDITIONS_MS = 2_000

/** More tags of additions than anybody adds to at the same time. */
const MAX_TAGS = 10_000

/** Purges that wait for their moment, by the clock of the site: nothing runs meanwhile. */
export function createLaterPurges({ clock }: { clock: Clock }) {
  const waiting = new Map<number, Set<string>>()
  /** Of each tag that is added to, when its pages went last or are to go. */
  const additions = new Map<string, number>()
  let next = Number.POSITIVE_INFINITY

  function wait(moment: number, tags: readonly string[]) {
    const known = waiting.get(moment) ?? new Set()
    for (const tag of tags) known.add(tag)
    waiting.set(moment, known)
    next = Math.min(next, moment)
  }

  /** True when the pages of a tag go at once; else they are to go when two seconds are over. */
  function schedulePurge(tag: string, now: number): boolean {
    const last = additions.get(tag) ?? Number.NEGATIVE_INFINITY
    if (last > now) return false
    const isFirst = now - last >= ADDITIONS_MS
    additions.set(tag, isFirst ? now : last + ADDITIONS_MS)
    if (!isFirst) wait(last + ADDITIONS_MS, [tag])
    return isFirst
  }

  function forgetAdditions(now: number) {
    if (additions.size <= MAX_TAGS) return
    for (const [tag, last] of additions) if (now - last >= ADDITIONS_MS) additions.delete(tag)
  }

  return {
    /** Purges these at a moment, such as when an article is to appear. */
    at: (moment: Date, tags: readonly string[]) => wait(moment.getTime(), tags),

    /** Answers which of these go at once, because nothing was added to them lately. */
    afterAdditions(tags: readonly string[]): string[] {
      const now = clock.now().getTime()
      forgetAdditions(now)
      return tags.filter((tag) => schedulePurge(tag, now))
    },

    /** What is due by now, once. */
    take(): string[] {
      if (waiting.size === 0) return []
      const now = clock.now().getTime()
      if (next > now) return []
      const due = [...waiting].filter(([moment]) => moment <= now)
      for (const [moment] of due) waiting.delete(moment)
      next = Math.min(...waiting.keys())
      return due.flatMap(([, tags]) => [...tags])
    },
  }
}
