import { CallError } from '../call/call-error.ts'
import { ChunkLoadError } from '../load-chunk.ts'
import { showFailure, showPartMissing } from './failures.ts'

/**
 * Says why something was not done: it was refused, or a part of the site that it takes could not be
 * loaded. Anything else is a fault of the site and is thrown on.
 */
export function showCaught(error: unknown): void {
  if (error instanceof ChunkLoadError) return showPartMissing()
  if (!(error instanceof CallError)) throw error
  showFailure(error)
}
