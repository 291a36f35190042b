/**
 * Of those who want the same at once one does the work, and all get what comes of it. Nothing is
 * kept: whoever comes when it is done has it done anew.
 */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = running.get(key)
    if (begun) return begun
    const made = work().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}
