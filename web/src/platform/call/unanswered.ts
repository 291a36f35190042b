/** Whoever presses again after a lost answer does so soon; later they want the same once more. */
const FORGOTTEN_MS = 300_000

const unanswered = new Map<string, { key: string; at: number }>()

/** Not `randomUUID`, which a site without https does not have. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What is sent, as far as it takes to know it again. */
export const namedChange = (path: string, input: unknown): string =>
  path +
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * The key of a change (AMB-150). The same that was sent before without an answer has the same key:
 * when only the answer was lost it is not made twice.
 */
export function keyOf(change: string): string {
  const before = unanswered.get(change)
  return before && Date.now() - before.at < FORGOTTEN_MS ? before.key : newKey()
}

/** Nobody knows what became of it. */
export const keepUnanswered = (change: string, key: string) =>
  unanswered.set(change, { key, at: Date.now() })

export const forgetUnanswered = (change: string) => unanswered.delete(change)

/**
 * Something was changed since: whoever hides, shows and hides again means each of them, whatever
 * was heard of the first.
 */
export const noteChange = () => unanswered.clear()
