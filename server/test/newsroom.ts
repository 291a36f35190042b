import { staffWith } from './member-of-staff.ts'
import { startSite } from './start-site.ts'

/** All that news need to be published. */
export const ready = {
  language_id: 0,
  title: 'Kestrel win',
  content: '<p>They won.</p>',
  categories: [2],
} as const

/** A site with somebody who publishes news, and what the audit has of it. */
export async function newsroom(environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const editor = await site.make.member(staffWith('canPublishNews'))
  const as = await site.as(editor)
  const audits = () =>
    site.db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute()
  return {
    ...site,
    editor,
    as,
    audits,
    colleague: async () => site.as(await site.make.member(staffWith('canPublishNews'))),
  }
}
