/**
 * Imported before a worker: answers `memory` with the most bytes that the process has held at once.
 */
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.resourceUsage().maxRSS * 1024 })
})
