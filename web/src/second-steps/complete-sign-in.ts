import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { PendingSignIn } from '@loadout/contract/second-steps/second-step.ts'
import { askInDialog } from '../platform/layer/ask-in-dialog.ts'

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
  return user || !pending ? user : askInDialog(loadDialog, { pending })
}
