import type * as staffPages from '@loadout/contract/content-pages/staff-pages.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { difference } from '../audit/difference.ts'
import type { Db } from '../platform/db/database.ts'
import { pageNotFound, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { CONTENT_PAGES } from './page-tag.ts'
import { findStaffPage, lastPosition, lockPages } from './staff-queries.ts'
import { admitUrl, auditedPage, keptPageText } from './written-page.ts'

type Written = { id: number; revision: number }

export async function findForStaff(db: Db, id: number): Promise<staffPages.StaffPage> {
  const page = await findStaffPage(db, id)
  if (!page) throw pageNotFound()
  return page
}

/** ADMIN-12. */
export const createPage = ({
  input: { language_id, url, footer_category, ...text },
  caller,
  transaction,
}: CallRequest<typeof staffPages.createPage>): Promise<Written> =>
  transaction(async (work) => {
    const { tx } = work
    await lockPages(tx)
    await admitUrl(tx, url)
    const kept = keptPageText(text)
    const { id, revision } = await tx
      .insertInto('content_page')
      .values({ url, footer_category, position: await lastPosition(tx) })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('content_page_version')
      .values({ page_id: id, language_id, ...kept })
      .execute()
    work.purge(CONTENT_PAGES)
    await work.audit({
      adminId: caller.id,
      action: 'content page created',
      target: `content page ${id}`,
      before: null,
      after: auditedPage(await findForStaff(tx, id)),
    })
    return { id, revision }
  })

/**
 * ADMIN-12. Whoever began from an older revision than there is now is told so and changes nothing.
 */
export const editPage = ({
  input,
  caller,
  transaction,
}: CallRequest<typeof staffPages.editPage>): Promise<Written> =>
  transaction(async (work) => {
    const { tx } = work
    const { id } = input
    await lockPages(tx)
    const page = await findForStaff(tx, id)
    if (input.revision !== undefined && input.revision !== page.revision)
      throw ruleBroken('changed_meanwhile')
    await writeSettings(tx, page, input)
    await writeText(tx, page, input)

    const changed = difference(auditedPage(page), auditedPage(await findForStaff(tx, id)))
    if (Object.keys({ ...changed.before, ...changed.after }).length === 0)
      return { id, revision: page.revision }
    const revision = page.revision + 1
    await tx.updateTable('content_page').set({ revision }).where('id', '=', id).execute()
    work.purge(CONTENT_PAGES)
    await work.audit({
      adminId: caller.id,
      action: 'content page edited',
      target: `content page ${id}`,
      ...changed,
    })
    return { id, revision }
  })

export const deletePage = ({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof staffPages.deletePage>): Promise<{ success: true }> =>
  transaction(async (work) => {
    const { tx } = work
    await lockPages(tx)
    const page = await findForStaff(tx, id)
    await tx.deleteFrom('content_page').where('id', '=', id).execute()
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

type Edit = ParsedInputOf<typeof staffPages.editPage>

/** In another group of the footer it stands last. */
async function writeSettings(
  tx: Db,
  page: staffPages.StaffPage,
  { url = page.url, footer_category = page.footer_category }: Edit,
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
  { id, versions }: staffPages.StaffPage,
  { language_id, title, content }: Edit,
) {
  if (title === undefined && content === undefined) return
  const before = versions.find((version) => version.language_id === language_id)
  if (title === '' && content === '' && before && versions.length > 1) {
    await tx
      .deleteFrom('content_page_version')
      .where('page_id', '=', id)
      .where('language_id', '=', language_id)
      .execute()
    return
  }
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
