/** In unix seconds, by the reader's clock. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)
