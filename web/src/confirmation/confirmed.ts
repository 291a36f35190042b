import { getConfirmation } from '@loadout/contract/confirmation/confirmation.ts'
import { call } from '../platform/call/call.ts'
import { CallError } from '../platform/call/call-error.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { askInDialog } from '../platform/layer/ask-in-dialog.ts'

/** With its words: not only the settings ask, but staff's pages as well. */
const loadDialog = async () => {
  const [{ ConfirmationDialog }] = await Promise.all([
    import('./ConfirmationDialog.tsx'),
    loadTexts('settings'),
    loadTexts('members'),
  ])
  return ConfirmationDialog
}

/**
 * Makes a change that the server may refuse until the member has confirmed that it is them: asks
 * them then, and makes it once more. Whoever does not confirm is told that nothing has been
 * changed. Each attempt must be a call of its own, for a refusal is no answer that is repeated.
 */
export async function confirmed<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'confirmation_required') throw error
    if (!(await askToConfirm())) throw error
    return change()
  }
}

/** Asks members to confirm that it is them. False when they do not. */
export async function askToConfirm(): Promise<boolean> {
  const ways = await call(getConfirmation, {}, { quiet: true })
  return askInDialog(loadDialog, { ways })
}
