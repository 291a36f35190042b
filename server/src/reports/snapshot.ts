import type { FoundThing } from './reportable.ts'
import type { Snapshot } from './tables.ts'

/** As much of a text as staff read to decide. */
const TEXT_MAX = 10_000

/** What is kept of a thing when it is reported. */
export const snapshotOf = ({ title, text, pictures }: FoundThing): Snapshot => ({
  title,
  text: [...text].slice(0, TEXT_MAX).join(''),
  pictures,
})

export const isSame = (one: Snapshot, other: Snapshot): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.pictures.join() === other.pictures.join()
