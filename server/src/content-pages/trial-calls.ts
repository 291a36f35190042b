import { SANITIZER_VERSION } from '../platform/html/sanitize.ts'
import { nextName, NOBODY, nothing, type World, type TriedCalls } from '../../test/trial.ts'

/** One that nobody links to by name. */
async function contentPage({ db }: World) {
  const { id } = await db
    .insertInto('content_page')
    .values({ url: nextName(), footer_category: 1, position: 99 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('content_page_version')
    .values({
      page_id: id,
      language_id: 0,
      title: 'House rules',
      content: '<p>Be kind.</p>',
      sanitizer_version: SANITIZER_VERSION,
    })
    .execute()
  return id
}

export const trialCalls: TriedCalls = {
  'GET /admin/content/get': {
    who: 'canManageContent',
    input: async (world) => ({ id: await contentPage(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/content/list': { who: 'canManageContent', ...nothing },
  'GET /content/get': {
    who: 'anyone',
    input: () => ({ url: 'about' }),
    missing: () => ({ url: 'nosuchpage' }),
  },
  'GET /content/list': { who: 'anyone', ...nothing },
  'POST /admin/content/create': {
    who: 'canManageContent',
    input: () => ({
      title: 'House rules',
      content: '<p>Be kind.</p>',
      url: nextName(),
      footer_category: 1,
    }),
  },
  'POST /admin/content/delete': {
    who: 'canManageContent',
    input: async (world) => ({ id: await contentPage(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/content/edit': {
    who: 'canManageContent',
    input: async (world) => ({
      id: await contentPage(world),
      revision: 1,
      language_id: 3,
      title: 'Hausordnung',
      content: '<p>Seid nett.</p>',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/content/save': {
    who: 'canManageContent',
    input: async (world) => ({
      id: await contentPage(world),
      revision: 1,
      versions: JSON.stringify([
        { language_id: 0 },
        { language_id: 3, title: 'Hausordnung', content: '<p>Seid nett.</p>' },
      ]),
    }),
    missing: () => ({ id: NOBODY }),
  },
}
