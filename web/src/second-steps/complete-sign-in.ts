import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { PendingSignIn } from '@loadout/contract/second-steps/second-step.ts'
import { openModal } from '../platform/layer/modals.ts'
import { loadChunk } from '../platform/load-chunk.ts'

const loadDialog = () =>
  import('./SecondStepDialog.tsx').then(({ SecondStepDialog }) => SecondStepDialog)

type Answer = { user?: OwnUser | undefined; second_step?: PendingSignIn | undefined }

/**
 * Who has come in, after their second step where their account asks for one; undefined when they
 * have given up.
 */
export async function completeSignIn({
  user,
  second_step: pending,
}: Answer): Promise<OwnUser | undefined> {
  if (user || !pending) return user
  // Fetched before it is opened: whoever waits for the answer learns that there is no dialog.
  await loadChunk(loadDialog)
  return new Promise((resolve) => {
    openModal(loadDialog, { pending, onAnswer: resolve })
  })
}
