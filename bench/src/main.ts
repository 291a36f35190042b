/**
 * `npm run bench [-- NAME]`: one kind of measurement. Prints a table; figures worth keeping go into
 * docs/performance.md by hand.
 */
const kinds = {
  /** What an answer costs the processor beside a bare Node server, and memory. */
  speed: () => import('./speed.ts'),
  /** What calls cost with a hundred times the rows, and searches against reads by a key. */
  scale: () => import('./scale.ts'),
  /** Lighthouse on the front page and on an article. */
  lighthouse: () => import('./lighthouse.ts'),
  /** How long the main thread of a slow phone is busy, beside a minimal page. */
  blocking: async () => (await import('./blocking.ts')).benchBlocking(),
  /** What members do: comments against a bare insert, reads with credentials, sign-ins. */
  members: async () => (await import('./members.ts')).benchMembers(),
  /** Posts beside news, fan-out to followers, notifications and views. */
  community: async () => (await import('./community.ts')).benchCommunity(),
  /** Purchases, rankings, the closing of a week, and what an award costs. */
  standing: async () => (await import('./standing.ts')).benchStanding(),
  /** Events, streams, videos, tickets and the figures of staff. */
  live: async () => (await import('./live.ts')).benchLive(),
  /** Everything of a member with ten thousand comments in one file: time and memory. */
  'data-copy': async () => (await import('./data-copy.ts')).benchDataCopy(),
  /** The site's way of asking PostgreSQL beside pg alone. */
  clients: async () => (await import('./clients.ts')).benchClients(),
  /** One event to two thousand sockets, and what an idle socket takes. */
  realtime: async () => (await import('./realtime.ts')).benchRealtime(),
}

const [name = 'speed'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const run = Object.entries(kinds).find(([kind]) => kind === name)?.[1]
if (!run) {
  console.error(`npm run bench [-- ${Object.keys(kinds).join(' | ')}]`)
  process.exit(1)
}
await run()
