import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { TestSite } from './start-site.ts'

/** Decides about comments, and need not be an admin. */
export const moderator = { flags: Flag.Moderator, permissions: Permission.canDeleteComments }

/** The text of somebody, reported by these one after the other. */
export async function reportedComment({ make }: TestSite, by: { id: number }[]) {
  const [author, news] = [await make.member(), await make.news()]
  const comment = await make.comment({ on: news, by: author, message: 'Buy cheap gold.' })
  let id = 0
  for (const reporter of by) ({ id } = await make.report({ on: comment, by: reporter }))
  return { id, author, news, comment }
}
