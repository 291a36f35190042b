/** How many stories the front block shows at most (HOME-06, HOME-08). */
export const FRONT_SIZE = 6

type FrontLayout<Entry> = { lead?: Entry; pair: Entry[]; second?: Entry; rows: Entry[] }

/**
 * A full story, two halves, a full one again, then rows (HOME-08). Half a pair would leave a hole:
 * with two stories the second is full as well.
 */
export function frontLayout<Entry>(entries: readonly Entry[]): FrontLayout<Entry> {
  const [lead, ...rest] = entries.slice(0, FRONT_SIZE)
  const pair = rest.length === 1 ? [] : rest.splice(0, 2)
  const second = rest.shift()
  return { ...(lead && { lead }), pair, ...(second && { second }), rows: rest }
}
