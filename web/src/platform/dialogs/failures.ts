import type { CallError } from '../call/call-error.ts'

/** What the Error popover shows; ids only grow, so that a late close never closes a newer one (SHELL-25). */
export type Failure = { id: number; status: number; code: string; message: string }

let current: Failure | undefined
let lastId = 0
const listeners = new Set<() => void>()

function set(next: Failure | undefined) {
  current = next
  for (const listener of listeners) listener()
}

export const showFailure = ({ status, code, message }: CallError) => set({ id: ++lastId, status, code, message })

/** The code of a part of the site that was asked for and could not be loaded. */
export const PART_MISSING = 'part_missing'

export const showPartMissing = () => set({ id: ++lastId, status: 0, code: PART_MISSING, message: '' })

export const closeFailure = (id: number) => {
  if (current?.id === id) set(undefined)
}

export const failures = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
  none: () => undefined,
}
