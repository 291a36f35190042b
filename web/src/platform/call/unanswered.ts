/** Whoever presses again after a lost answer does so soon; later they want the same once more. */
const FORGOTTEN_MS = 300_000

const sent = new Map<string, { key: string; at: number }>()

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
  const before = sent.get(change)
  const at = Date.now()
  const key = before && at - before.at < FORGOTTEN_MS ? before.key : newKey()
  sent.set(change, { key, at })
  return key
}

export const noteAnswer = (change: string) => sent.delete(change)
