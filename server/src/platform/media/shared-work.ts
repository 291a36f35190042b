/** Whoever wants what is just being made waits for that, and it is made once. */
export function sharedWork<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = running.get(key)
    if (begun) return begun
    const made = work().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}
