import type { Text } from '@loadout/texts/text.ts'
import { CallError } from '../platform/call/call-error.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { closeSnack, showSnack } from '../platform/layer/snacks.ts'

let shownLast = 0

/**
 * Says what was done, with the way back. `restore` is a call (a quiet one) after which the server
 * has what it had before; what cannot be had again offers no way back
 * (docs/architecture/conveniences.md). It stays, because with keys the way to it may be long; the
 * next one takes its place.
 */
export function showUndoable(text: Text, message: string, restore: () => Promise<unknown>): void {
  const undo = async () => {
    try {
      await restore()
      showSnack({ message: text('member.undone'), kind: 'ok', automaticClose: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showFailure(error)
    }
  }
  closeSnack(shownLast)
  shownLast = showSnack({
    message,
    kind: 'ok',
    undo: { label: text('member.undo'), run: () => void undo() },
  })
}
