export type Fields = Record<string, unknown>

/** Of two states only what differs; nothing when they are the same, and then nothing is audited. */
export function difference(was: Fields, is: Fields): { before: Fields; after: Fields } | undefined {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  )
  if (changed.length === 0) return undefined
  const only = (fields: Fields) =>
    Object.fromEntries(changed.filter((key) => key in fields).map((key) => [key, fields[key]]))
  return { before: only(was), after: only(is) }
}
