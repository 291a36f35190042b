/** What a browser refuses to keep, because storage is forbidden or full, lasts as long as the visit. */
const unkept = new Map<string, string | undefined>()

export function readStored(key: string): string | undefined {
  if (unkept.has(key)) return unkept.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser; undefined forgets it. */
export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    unkept.delete(key)
  } catch {
    unkept.set(key, value)
  }
}
