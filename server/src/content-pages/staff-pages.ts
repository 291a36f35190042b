import { isDeepStrictEqual } from 'node:util'
import type * as staffPages from '@loadout/contract/content-pages/staff-pages.ts'
import { difference } from '../audit/difference.ts'
import type { Db } from '../platform/db/database.ts'
import {
  aboutField,
  invalidRequest,
  pageNotFound,
  ruleBroken,
} from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { languagesLeftOut } from '../platform/language/languages-left-out.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures, settleVersionPictures } from '../text-pictures/text-pictures.ts'
import { CONTENT_PAGES, contentPageTag } from './page-tag.ts'
import { ENGLISH } from './queries.ts'
import { findStaffPage, lastPosition, lockPages } from './staff-queries.ts'
import { admitUrl, auditedPage, keptPageText } from './written-page.ts'

type Written = { id: number; revision: number }
type Parts = Pick<Site, 'clock'>

export async function findForStaff(db: Db, id: number): Promise<staffPages.StaffPage> {
  const page = await findStaffPage(db, id)
  if (!page) throw pageNotFound()
  return page
}

/** In one language (ADMIN-12). */
export const createPage = (
  parts: Parts,
  {
    input: { language_id, title, content, ...settings },
    caller,
    transaction,
  }: CallRequest<typeof staffPages.createPage>,
): Promise<Written> =>
  transaction((work) =>
    makePage(parts, work, caller.id, {
      ...settings,
      versions: [{ language_id, title, content }],
    }),
  )

/** One language and the settings (ADMIN-12). */
export const editPage = (
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staffPages.editPage>,
): Promise<Written> => {
  const { id, revision, language_id: named, title, content, ...settings } = input
  return transaction((work) =>
    rewritePage(parts, work, caller.id, {
      id,
      revision,
      settings,
      textChanges(page) {
        // English, or the first that there is, as readers have it.
        const language_id = named ?? page.versions[0]?.language_id ?? ENGLISH
        const isThere = page.versions.some((version) => version.language_id === language_id)
        const isGone = title === '' && content === '' && isThere && page.versions.length > 1
        if (isGone) return { written: [], removed: [language_id] }
        return { written: [{ language_id, title, content }], removed: [] }
      },
    }),
  )
}

/** All languages and the settings, or nothing of them (ADMIN-12). */
export const savePage = (
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staffPages.savePage>,
): Promise<Written> => {
  const { id, revision, versions, url = '', footer_category = 1 } = input
  if (id !== undefined && revision === undefined) throw invalidRequest('revision')
  const saved = transaction((work) =>
    id === undefined
      ? makePage(parts, work, caller.id, { url, footer_category, versions })
      : rewritePage(parts, work, caller.id, {
          id,
          revision,
          settings: input,
          textChanges: (page) => ({
            written: versions,
            removed: languagesLeftOut(page, versions),
          }),
        }),
  )
  return aboutField('versions', saved, ['title', 'content'])
}

type TextChanges = { written: readonly VersionInput[]; removed: readonly number[] }
type VersionInput = {
  language_id: number
  title?: string | undefined
  content?: string | undefined
}
type SettingsInput = {
  url?: string | undefined
  footer_category?: staffPages.StaffPage['footer_category'] | undefined
}

async function makePage(
  { clock }: Parts,
  work: Work,
  adminId: number,
  {
    url,
    footer_category,
    versions,
  }: Required<{ [Name in keyof SettingsInput]: NonNullable<SettingsInput[Name]> }> & {
    versions: readonly VersionInput[]
  },
): Promise<Written> {
  const { tx } = work
  await lockPages(tx)
  await admitUrl(tx, url)
  const { id, revision } = await tx
    .insertInto('content_page')
    .values({ url, footer_category, position: await lastPosition(tx) })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  for (const version of versions) await writeText(tx, { id, versions: [] }, version)
  const made = await findForStaff(tx, id)
  await settleVersionPictures(tx, {
    on: `page ${id}`,
    versions: made.versions,
    now: clock.now(),
  })
  work.purge(CONTENT_PAGES)
  await work.audit({
    adminId,
    action: 'content page created',
    target: `content page ${id}`,
    before: null,
    after: auditedPage(made),
  })
  return { id, revision }
}

/**
 * Whoever began from an older revision than there is now is told so and changes nothing. However
 * much changes, it is one revision, one line of the audit and one purge.
 */
async function rewritePage(
  { clock }: Parts,
  work: Work,
  adminId: number,
  {
    id,
    revision: known,
    settings,
    textChanges,
  }: {
    id: number
    revision: number | undefined
    settings: SettingsInput
    textChanges: (page: staffPages.StaffPage) => TextChanges
  },
): Promise<Written> {
  const { tx } = work
  await lockPages(tx)
  const page = await findForStaff(tx, id)
  if (known !== undefined && known !== page.revision) throw ruleBroken('changed_meanwhile')
  const { written, removed } = textChanges(page)
  await writeSettings(tx, page, settings)
  for (const version of written) await writeText(tx, page, version)
  await deleteTexts(tx, id, removed)

  const after = await findForStaff(tx, id)
  await settleVersionPictures(tx, {
    on: `page ${id}`,
    versions: after.versions,
    now: clock.now(),
  })
  const changed = difference(auditedPage(page), auditedPage(after))
  if (!changed) return { id, revision: page.revision }
  const revision = page.revision + 1
  await tx.updateTable('content_page').set({ revision }).where('id', '=', id).execute()
  const isLinkedAlike = isDeepStrictEqual(linkOf(page), linkOf(after))
  work.purge(isLinkedAlike ? contentPageTag(page.url) : CONTENT_PAGES)
  await work.audit({
    adminId,
    action: 'content page edited',
    target: `content page ${id}`,
    ...changed,
  })
  return { id, revision }
}

export const deletePage = (
  { clock }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staffPages.deletePage>,
): Promise<{ success: true }> =>
  transaction(async (work) => {
    const { tx } = work
    await lockPages(tx)
    const page = await findForStaff(tx, id)
    await tx.deleteFrom('content_page').where('id', '=', id).execute()
    await settleTextPictures(tx, { on: `page ${id}`, html: [], now: clock.now() })
    work.purge(CONTENT_PAGES)
    await work.audit({
      adminId: caller.id,
      action: 'content page deleted',
      target: `content page ${id}`,
      before: auditedPage(page),
      after: null,
    })
    return { success: true }
  })

/** What footers show of a page. */
const linkOf = ({ url, footer_category, versions }: staffPages.StaffPage) => ({
  url,
  footer_category,
  titles: versions.map(({ language_id, title }) => ({ language_id, title })),
})

/** In another group of the footer it stands last. */
async function writeSettings(
  tx: Db,
  page: staffPages.StaffPage,
  { url = page.url, footer_category = page.footer_category }: SettingsInput,
) {
  if (url !== page.url) await admitUrl(tx, url)
  const place =
    footer_category === page.footer_category
      ? {}
      : { footer_category, position: await lastPosition(tx) }
  await tx
    .updateTable('content_page')
    .set({ url, ...place })
    .where('id', '=', page.id)
    .execute()
}

async function writeText(
  tx: Db,
  { id, versions }: Pick<staffPages.StaffPage, 'id' | 'versions'>,
  { language_id, title, content }: VersionInput,
) {
  if (title === undefined && content === undefined) return
  const before = versions.find((version) => version.language_id === language_id)
  const kept = keptPageText({
    title: title ?? before?.title ?? '',
    content: content ?? before?.content ?? '',
  })
  await tx
    .insertInto('content_page_version')
    .values({ page_id: id, language_id, ...kept })
    .onConflict((conflict) => conflict.columns(['page_id', 'language_id']).doUpdateSet(kept))
    .execute()
}

async function deleteTexts(tx: Db, pageId: number, languages: readonly number[]) {
  if (languages.length === 0) return
  await tx
    .deleteFrom('content_page_version')
    .where('page_id', '=', pageId)
    .where('language_id', 'in', [...languages])
    .execute()
}
