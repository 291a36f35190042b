import { useSyncExternalStore } from 'react'
import { isSame } from '../is-same.ts'
import {
  changeLayer,
  layer,
  nextLayerId,
  type Layered,
  type LayeredAs,
  type LoadModal,
} from './layer.ts'

const isOpen =
  (load: unknown) =>
  (each: Layered): each is LayeredAs<'modal'> =>
    each.kind === 'modal' && each.load === load && !each.closing

/** What it shows. What it calls is made anew for each opening. */
const shownBy = (props: object) =>
  Object.entries(props).filter(([, value]) => typeof value !== 'function')

/**
 * Opens a modal above all others and answers its id. On a slow line its button can be pressed again
 * before it is there: the same one is not opened twice, and calls what the last press wanted.
 * Whoever goes on to another page before it is there does not see it.
 */
export const openModal = <Props extends object = object>(
  load: LoadModal<Props>,
  props: Props = {} as Props,
): number => openOnce(load, props, true)

/** The same for what is of no one page, or answers what was done: its reader may have gone on. */
export const openAnywhere = <Props extends object = object>(
  load: LoadModal<Props>,
  props: Props = {} as Props,
): number => openOnce(load, props, false)

function openOnce<Props extends object>(
  load: LoadModal<Props>,
  props: Props,
  isOfPage: boolean,
): number {
  const last = layer.all().findLast(({ kind }) => kind === 'modal')
  if (!last || !isOpen(load)(last) || !isSame(shownBy(last.props), shownBy(props)))
    return addModal(load, props, isOfPage)
  changeLayer((all) => all.map((each) => (each === last ? { ...last, props } : each)))
  return last.id
}

/** For whoever waits for its answer: another one of the same, too, answers somebody. */
export function addModal<Props extends object>(
  load: LoadModal<Props>,
  props: Props,
  isOfPage = false,
): number {
  const id = nextLayerId()
  changeLayer((all) => [
    ...all,
    { id, kind: 'modal', load: load as unknown as LoadModal, props, closing: false, isOfPage },
  ])
  return id
}

/** Asks a modal to go. It leaves when it has slid out. */
export const closeModal = (id: number) =>
  changeLayer((all) =>
    all.map((each) =>
      each.id === id && each.kind === 'modal' ? { ...each, closing: true } : each,
    ),
  )

/** Opens what belongs to every page, or closes it when it is open (SHELL-26). */
export function toggleModal<Props extends object = object>(load: LoadModal<Props>, props?: Props) {
  const open = layer.all().find(isOpen(load))
  if (open) closeModal(open.id)
  else openAnywhere(load, props)
}

/** For the `aria-expanded` of what opens it. */
export const useModalOpen = <Props extends object = object>(load: LoadModal<Props>) =>
  useSyncExternalStore(
    layer.subscribe,
    () => layer.all().some(isOpen(load)),
    () => false,
  )
