/**
 * Tags whose last purge is remembered; beyond it every render begun before counts as stale, which
 * is merely slower.
 */
const MAX_TAGS = 10_000

export type PurgedTags = ReturnType<typeof createPurgedTags>

/**
 * When what was purged last, counted in purges: whether a render that began before is out of date.
 */
export function createPurgedTags() {
  const purgedAt = new Map<string, number>()
  let generation = 0
  let forgottenBefore = 0

  return {
    generation: () => generation,

    purge(tags: ReadonlySet<string>) {
      generation++
      if (purgedAt.size + tags.size > MAX_TAGS) {
        purgedAt.clear()
        forgottenBefore = generation
      }
      for (const tag of tags) purgedAt.set(tag, generation)
    },

    purgeAll() {
      generation++
      forgottenBefore = generation
    },

    isStale: (dependsOn: readonly string[], begun: number) =>
      begun < forgottenBefore || dependsOn.some((tag) => (purgedAt.get(tag) ?? 0) > begun),
  }
}
