export type Fields = Record<string, unknown>

/** Of two states only what differs. */
export function difference(was: Fields, is: Fields): { before: Fields; after: Fields } {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  )
  const only = (fields: Fields) =>
    Object.fromEntries(changed.filter((key) => key in fields).map((key) => [key, fields[key]]))
  return { before: only(was), after: only(is) }
}
