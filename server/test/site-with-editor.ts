import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listPagesForStaff } from '@loadout/contract/content-pages/staff-pages.ts'
import { startSite } from './start-site.ts'

/** A page that staff add. */
export const RULES = {
  title: 'House rules',
  content: '<p>Be kind.</p>',
  url: 'house-rules',
  footer_category: 3,
} as const

/** A site with somebody who writes its pages. */
export async function siteWithEditor(environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const editor = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent | Permission.canSeeStats,
  })
  const credentials = await site.as(editor)
  const entries = async () => (await site.call(listPagesForStaff, {}, credentials)).entries
  return {
    ...site,
    editor,
    credentials,
    entries,
    idOf: async (url: string) => (await entries()).find((entry) => entry.url === url)?.id ?? 0,
    audits: () =>
      site.db
        .selectFrom('audit')
        .select(['admin_id', 'action', 'target', 'before', 'after'])
        .orderBy('id')
        .execute(),
    codeOf: (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
  }
}
