import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** A long test of one promise: what it did in figures, and every breach of the promise. */
export type Campaign = {
  name: string
  /** The row of the checklist, and what is promised. */
  promise: string
  /** `scale` 1 is the full form; everything is bounded in count and time. */
  run: (scale: number) => Promise<Outcome>
}

type Outcome = { figures: Record<string, string | number>; breaches: string[] }

/** Work that must be undone whatever happens, last begun first ended. */
export type Undo = (undo: () => Promise<unknown>) => void

export async function withUndo<Result>(work: (later: Undo) => Promise<Result>): Promise<Result> {
  const undos: (() => Promise<unknown>)[] = []
  try {
    return await work((undo) => void undos.unshift(undo))
  } finally {
    for (const undo of undos) await undo().catch((error: unknown) => console.error(error))
  }
}

/** An empty folder that goes with the work. */
export async function temporaryFolder(later: Undo): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/loadout-campaign-`)
  later(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const scaled = (full: number, scale: number, min = 1) =>
  Math.max(min, Math.round(full * scale))

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) /
    10
  )
}

/** Does something with each of many things, so many at a time. */
export async function inParallel<Thing>(
  things: Iterable<Thing>,
  lanes: number,
  act: (thing: Thing) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = iterator.next(); !next.done; next = iterator.next()) await act(next.value)
    }),
  )
}

export const tallyText = (tally: Record<string, number>) =>
  Object.entries(tally)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ')
