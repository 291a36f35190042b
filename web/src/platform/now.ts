/** In unix seconds, by the reader's clock. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** When the day of this browser began. */
export const midnightInSeconds = (): number => new Date().setHours(0, 0, 0, 0) / 1000
