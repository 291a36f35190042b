/** For good, or for as long as the tab is open. */
type Area = 'local' | 'session'

/**
 * What a browser refuses to keep, because storage is forbidden or full, lasts as long as the visit.
 */
const unkept = new Map<string, string | undefined>()

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

export function readStored(key: string, area: Area = 'local'): string | undefined {
  if (unkept.has(area + key)) return unkept.get(area + key)
  try {
    return storageOf(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser; undefined forgets it. */
export function writeStored(key: string, value: string | undefined, area: Area = 'local'): void {
  try {
    if (value === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
    unkept.delete(area + key)
  } catch {
    unkept.set(area + key, value)
  }
}
