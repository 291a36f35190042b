import { expect, test } from 'vitest'
import { getContentPage } from '@loadout/contract/content-pages/content-pages.ts'
import {
  getPageForStaff,
  savePage,
  type PageVersionInput,
} from '@loadout/contract/content-pages/staff-pages.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { receivedPurges } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'

const inThree = [0, 3, 5].map((language_id) => ({
  language_id: language_id as 0 | 3 | 5,
  title: `Rules ${language_id}`,
  content: `<p>Be kind, in ${language_id}.</p>`,
}))
const written = (versions: readonly PageVersionInput[]) => JSON.stringify(versions)
const settings = { url: 'house-rules', footer_category: 3 } as const

async function siteWithEditor() {
  const site = await startSite()
  const credentials = await site.as(await site.make.member(staffWith('canManageContent')))
  const save = (input: Parameters<typeof site.call<typeof savePage>>[1]) =>
    site.call(savePage, input, credentials)
  return {
    ...site,
    save,
    made: () => save({ versions: written(inThree), ...settings }),
    read: (id: number) => site.call(getPageForStaff, { id }, credentials),
    purges: await receivedPurges(site.databaseUrl),
    audits: async () =>
      (await site.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
        ({ action }) => action,
      ),
  }
}

test('ADMIN-12 a page in three languages is made by one call and changed by another, each one revision, one line of the audit, one purge', async () => {
  const { save, made, read, call, audits, purges } = await siteWithEditor()
  const { id, revision } = await made()
  expect(revision).toBe(1)
  expect((await call(getContentPage, { url: 'house-rules', language_id: 5 })).title).toBe('Rules 5')

  const changed = inThree.map(({ language_id, title }) => ({ language_id, title: `${title}!` }))
  expect(await save({ id, revision: 1, versions: written(changed), url: 'our-house' })).toEqual({
    id,
    revision: 2,
  })
  expect(await read(id)).toEqual({
    id,
    url: 'our-house',
    footer_category: 3,
    revision: 2,
    versions: inThree.map((each) => ({ ...each, title: `${each.title}!` })),
  })
  expect(await audits()).toEqual(['content page created', 'content page edited'])
  expect(await purges()).toHaveLength(2)
})

test('ADMIN-12 languages that a save of a page does not name go', async () => {
  const { save, made, read } = await siteWithEditor()
  const { id } = await made()
  await save({
    id,
    revision: 1,
    versions: written([{ language_id: 6, title: 'Правила', content: '<p>Так.</p>' }]),
  })
  expect((await read(id)).versions.map(({ language_id }) => language_id)).toEqual([6])
})

test.each([
  {
    what: 'a language without a title',
    change: { versions: written([...inThree, { language_id: 6, content: '<p>x</p>' }]) },
    refused: { code: 'title_missing', field: 'versions' },
  },
  {
    what: 'a language without a text',
    change: { versions: written([...inThree, { language_id: 6, title: 'x' }]) },
    refused: { code: 'text_missing', field: 'versions' },
  },
  {
    what: 'no language',
    change: { versions: '[]' },
    refused: { code: 'invalid_request', field: 'versions' },
  },
  {
    what: 'an address of the site',
    change: { versions: written([{ language_id: 0, title: 'Rewritten' }]), url: 'news' },
    refused: { code: 'url_reserved', field: 'url' },
  },
  {
    what: 'an older revision',
    change: { versions: written([{ language_id: 0, title: 'Rewritten' }]), revision: 7 },
    refused: { code: 'changed_meanwhile' },
  },
  {
    what: 'no revision',
    change: { versions: written([{ language_id: 0, title: 'Rewritten' }]), revision: undefined },
    refused: { code: 'invalid_request', field: 'revision' },
  },
])('ADMIN-12 of a save of a page with $what nothing is kept', async ({ change, refused }) => {
  const { save, made, read, audits, purges } = await siteWithEditor()
  const { id } = await made()
  const before = await read(id)
  await expect(save({ id, revision: 1, ...change })).rejects.toMatchObject(refused)
  expect(await read(id)).toEqual(before)
  expect([(await audits()).length, (await purges()).length]).toEqual([1, 1])
})
