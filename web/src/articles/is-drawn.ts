/** Whether there is no picture but the pattern of a game, which whatever nobody has given one has. */
export const isDrawn = (path: string | undefined) =>
  path === undefined || /\/[a-z]+-[1-8]$/.test(path)
