/** What this browser keeps texts under. Readers who are nobody's members do without. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
