import type { CallError } from '../call/call-error.ts'
import {
  changeLayer,
  layer,
  nextLayerId,
  removeFromLayer,
  type Layered,
  type LayeredAs,
} from './layer.ts'

/** What the Error popover shows. */
export type Failure = { status: number; code: string; message: string }

const isError = (each: Layered): each is LayeredAs<'error'> => each.kind === 'error'

/** One at a time: the newest failure is the one to read. */
const show = (failure: Failure) => {
  const id = nextLayerId()
  changeLayer((all) => [...all.filter((each) => !isError(each)), { id, kind: 'error', failure }])
}

export const showFailure = ({ status, code, message }: CallError) => show({ status, code, message })

/** The code of a part of the site that was asked for and could not be loaded. */
export const PART_MISSING = 'part_missing'

export const showPartMissing = () => show({ status: 0, code: PART_MISSING, message: '' })

export const closeFailure = removeFromLayer

export const currentFailure = () => layer.all().find(isError)
