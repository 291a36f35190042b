import type { ComponentType } from 'react'
import { createListeners } from '../listeners.ts'
import type { Failure } from './failures.ts'
import type { Snack } from './snacks.ts'

/**
 * What every modal is told: whether it has been asked to go, how to ask for that, and how to say
 * that it has gone.
 */
export type ModalProps = { closing: boolean; onClose: () => void; onClosed: () => void }

/**
 * Fetches a modal. The function is also what the modal is known by, so it must be one value and not
 * made anew for each opening.
 */
export type LoadModal<Props = object> = () => Promise<ComponentType<ModalProps & Props>>

export type Layered =
  | {
      id: number
      kind: 'modal'
      load: LoadModal
      props: object
      closing: boolean
      /** Wanted on the page where it was asked for, and on no other. */
      isOfPage: boolean
    }
  | { id: number; kind: 'error'; failure: Failure }
  | { id: number; kind: 'snack'; snack: Snack }

type Kind = Layered['kind']
/** One of the layer, of that kind. */
export type LayeredAs<K extends Kind> = Extract<Layered, { kind: K }>

let lastId = 0
let all: readonly Layered[] = []
const none: readonly Layered[] = []
const { subscribe, notify } = createListeners()

/** Ids only grow and are never given twice (SHELL-25): a late close never closes a newer one. */
export const nextLayerId = () => ++lastId

/**
 * Everything that lies over the page, oldest first. It needs no provider: a failed call or a socket
 * event may add to it.
 */
export const layer = {
  subscribe,
  all: () => all,
  none: () => none,
}

export function changeLayer(change: (all: readonly Layered[]) => readonly Layered[]) {
  all = change(all)
  notify()
}

export const removeFromLayer = (id: number) =>
  changeLayer((before) => before.filter((each) => each.id !== id))
