import type { CallError } from '../call/call-error.ts'
import {
  changeLayer,
  layer,
  nextLayerId,
  removeFromLayer,
  type Layered,
  type LayeredAs,
} from './layer.ts'
import { closeSnack, showSnack } from './snacks.ts'

/** What the Error popover shows. */
export type Failure = { status: number; code: string; message: string }

const isError = (each: Layered): each is LayeredAs<'error'> => each.kind === 'error'

/** One at a time: the newest failure is the one to read. */
const show = (failure: Failure) => {
  const id = nextLayerId()
  changeLayer((all) => [...all.filter((each) => !isError(each)), { id, kind: 'error', failure }])
}

/** What a call was refused with. That there is no connection lies in nobody's way (AMB-93). */
export function showFailure({ status, code, message }: CallError) {
  if (status === 0) showNoConnection()
  else show({ status, code, message })
}

let saidLast = 0

/** Once, however many calls have failed. */
function showNoConnection() {
  closeSnack(saidLast)
  saidLast = showSnack({
    message: (text) => text('error.network'),
    kind: 'error',
    automaticClose: true,
  })
}

/** The code of a part of the site that was asked for and could not be loaded. */
export const PART_MISSING = 'part_missing'

export function showPartMissing() {
  if (navigator.onLine) show({ status: 0, code: PART_MISSING, message: '' })
  else showNoConnection()
}

export const closeFailure = removeFromLayer

export const currentFailure = () => layer.all().find(isError)
