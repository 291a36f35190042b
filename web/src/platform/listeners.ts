/** Who wants to hear of a change; what React's `useSyncExternalStore` subscribes to. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
