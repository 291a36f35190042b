const MAX = 8

/**
 * What the field may say next: a list of a browser replaces all of it, so every suggestion repeats
 * what stands before the tag that is being typed.
 */
export function suggestTags(typed: string, known: readonly string[]): string[] {
  const begun = typed.slice(typed.lastIndexOf(',') + 1).trimStart()
  const before = typed.slice(0, typed.length - begun.length)
  const wanted = begun.trim().toLowerCase()
  if (wanted === '') return []
  const there = new Set(before.split(',').map((tag) => tag.trim().toLowerCase()))
  return known
    .filter((tag) => tag.toLowerCase().startsWith(wanted) && !there.has(tag.toLowerCase()))
    .slice(0, MAX)
    .map((tag) => `${before}${tag}`)
}
