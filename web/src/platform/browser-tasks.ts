/**
 * Runs something when the browser has nothing else to do. Safari has learnt to say so only lately.
 */
export const whenBrowserIdle = (run: () => void): void =>
  void (globalThis.requestIdleCallback ?? setTimeout)(() => run())

/** The same once the page and its pictures are there. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') whenBrowserIdle(run)
  else addEventListener('load', () => whenBrowserIdle(run), { once: true })
}

/** Lets the browser do what is waiting. A timer would wait for a second in a tab behind others. */
export const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(0)
  })
