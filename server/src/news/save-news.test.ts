import { expect, test } from 'vitest'
import { getNews, listNews } from '@loadout/contract/news/news.ts'
import { getStaffNews, saveNews, type NewsVersionInput } from '@loadout/contract/news/newsroom.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { receivedPurges } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { MAX_MARKS } from '../platform/html/sanitize.ts'

const LANGUAGES = [0, 1, 2, 3, 4, 5, 6] as const
const inAll = LANGUAGES.map((language_id) => ({
  language_id,
  title: `Kestrel win ${language_id}`,
  content: `<p>They won, in ${language_id}.</p>`,
}))
const written = (versions: readonly NewsVersionInput[]) => JSON.stringify(versions)

async function newsroom(environment: Record<string, string> = {}) {
  const site = await startSite({ environment })
  const as = await site.as(await site.make.member(staffWith('canPublishNews')))
  return {
    ...site,
    as,
    purges: await receivedPurges(site.databaseUrl),
    save: (input: Parameters<typeof site.call<typeof saveNews>>[1]) =>
      site.call(saveNews, input, as),
    read: (id: number) => site.call(getStaffNews, { id }, as),
    audits: () =>
      site.db
        .selectFrom('audit')
        .select(['action', 'target', 'before', 'after'])
        .orderBy('id')
        .execute(),
  }
}

test('ADMIN-09 NEWS-20 news in seven languages are made by one call: one revision, one line of the audit, one purge', async () => {
  const { save, read, audits, call, purges } = await newsroom()
  const made = await save({ versions: written(inAll), categories: [2], publish: true })
  expect(made.revision).toBe(1)
  expect((await read(made.id)).versions.map(({ language_id }) => language_id)).toEqual(LANGUAGES)
  expect((await call(getNews, { id: made.id, language_id: 6 })).title).toBe('Kestrel win 6')
  expect((await audits()).map(({ action }) => action)).toEqual(['news created'])
  expect(await purges()).toHaveLength(1)
})

test('ADMIN-09 NEWS-21 seven languages and the settings change by one call: one revision, one line of the audit, one purge', async () => {
  const { save, read, audits, purges } = await newsroom()
  const { id } = await save({ versions: written(inAll), categories: [2], publish: true })
  const changed = inAll.map(({ language_id, title }) => ({ language_id, title: `${title}!` }))
  const saved = await save({ id, revision: 1, versions: written(changed), tags: ['final'] })
  expect(saved).toEqual({ id, revision: 2 })
  const { versions, tags, revision } = await read(id)
  expect(versions.map(({ title, content }) => [title, content])).toEqual(
    inAll.map(({ title, content }) => [`${title}!`, content]),
  )
  expect([tags.map(({ name }) => name), revision]).toEqual([['final'], 2])
  expect((await audits()).map(({ action }) => action)).toEqual(['news created', 'news edited'])
  expect(await purges()).toHaveLength(2)
})

test('ADMIN-09 AMB-113 languages that a save does not name go, but not the primary one', async () => {
  const { save, read, audits, call } = await newsroom()
  const { id } = await save({ versions: written(inAll), categories: [2], publish: true })
  const inTwo = [{ language_id: 0 }, { language_id: 5, title: 'Победа' }] as const
  await save({ id, revision: 1, versions: written(inTwo) })
  const { versions } = await read(id)
  expect(versions.map(({ language_id, title }) => [language_id, title])).toEqual([
    [0, 'Kestrel win 0'],
    [5, 'Победа'],
  ])
  expect((await call(listNews, { language_id: 3 })).entries).toEqual([])
  const gone = (await audits()).at(-1)
  expect([gone?.action, Object.keys(gone?.before ?? {})]).toEqual([
    'news edited',
    expect.arrayContaining(['title 3', 'content 6', 'title 5']),
  ])

  await expect(
    save({ id, revision: 2, versions: written([{ language_id: 5 }, { language_id: 0 }]) }),
  ).rejects.toMatchObject({ code: 'invalid_request', field: 'versions' })
})

test.each([
  {
    what: 'a language without a title',
    versions: [{ language_id: 3, content: '<p>x</p>' }],
    refused: { code: 'title_missing', field: 'versions' },
  },
  {
    what: 'a language whose title is empty',
    versions: [{ language_id: 3, title: '', content: '<p>x</p>' }],
    refused: { code: 'title_missing', field: 'versions' },
  },
  {
    what: 'a language without a text',
    versions: [{ language_id: 3, title: 'Gewonnen' }],
    refused: { code: 'text_missing', field: 'versions' },
  },
  {
    what: 'a language that comes twice',
    versions: [
      { language_id: 3, title: 'Gewonnen', content: '<p>x</p>' },
      { language_id: 3, title: 'Verloren', content: '<p>x</p>' },
    ],
    refused: { code: 'invalid_request', field: 'versions' },
  },
  {
    what: 'a text with a NUL',
    versions: [{ language_id: 3, title: 'Gewonnen', content: '<p>\0</p>' }],
    refused: { code: 'invalid_request', field: 'versions' },
  },
  {
    what: 'a text with more marks than any has',
    versions: [{ language_id: 3, title: 'Gewonnen', content: '<p>'.repeat(MAX_MARKS + 1) }],
    refused: { code: 'invalid_request', field: 'versions' },
  },
  {
    what: 'a tag that is none',
    versions: [{ language_id: 3, title: 'Gewonnen', content: '<p>x</p>' }],
    more: { tags: ['!'] },
    refused: { code: 'tag_illegal', field: 'tags' },
  },
  {
    what: 'somebody who does not exist',
    versions: [{ language_id: 3, title: 'Gewonnen', content: '<p>x</p>' }],
    more: { user_tags: [999_999] },
    refused: { code: 'user_not_found', field: 'user_tags' },
  },
] as const)(
  'ADMIN-09 of a save with $what nothing is kept, in no language',
  async ({ versions, refused, ...rest }) => {
    const { save, read, audits, purges } = await newsroom()
    const english = { language_id: 0, title: 'Kestrel win', content: '<p>They won.</p>' } as const
    const { id } = await save({ versions: written([english]), categories: [2], publish: true })
    const before = await read(id)
    const more = 'more' in rest ? rest.more : {}
    const wanted = written([{ ...english, title: 'Rewritten' }, ...versions])
    await expect(save({ id, revision: 1, versions: wanted, ...more })).rejects.toMatchObject(
      refused,
    )
    await expect(
      save({ versions: wanted, categories: [2], publish: true, ...more }),
    ).rejects.toMatchObject(refused)
    expect(await read(id)).toEqual(before)
    expect(await audits()).toHaveLength(1)
    expect(await purges()).toHaveLength(1)
  },
)

test('ADMIN-09 a save from an older revision is refused and changes nothing, and one without any is no save', async () => {
  const { save, read } = await newsroom()
  const { id } = await save({ versions: written(inAll) })
  await save({ id, revision: 1, versions: written([{ language_id: 0, title: 'Hers' }]) })
  const before = await read(id)
  await expect(
    save({ id, revision: 1, versions: written([{ language_id: 0, title: 'Mine' }]) }),
  ).rejects.toMatchObject({ status: 400, code: 'changed_meanwhile' })
  await expect(
    save({ id, versions: written([{ language_id: 0, title: 'Mine' }]) }),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_request', field: 'revision' })
  expect(await read(id)).toEqual(before)
})

test('ADMIN-09 of two saves from one revision at the same moment one is told', async () => {
  const { save, read } = await newsroom()
  const { id } = await save({ versions: written(inAll) })
  const saves = await Promise.allSettled(
    ['Hers', 'Mine'].map((title) =>
      save({ id, revision: 1, versions: written(inAll.map((each) => ({ ...each, title }))) }),
    ),
  )
  expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { versions, revision } = await read(id)
  expect([new Set(versions.map(({ title }) => title)).size, revision]).toEqual([1, 2])
})

test('ADMIN-09 a save in which nothing is new leaves the revision, the audit and the pages alone', async () => {
  const { save, audits, purges } = await newsroom()
  const { id } = await save({ versions: written(inAll), categories: [2], publish: true })
  expect(await save({ id, revision: 1, versions: written(inAll) })).toEqual({ id, revision: 1 })
  expect([(await audits()).length, (await purges()).length]).toEqual([1, 1])
})

test('ADMIN-09 NEWS-23 a picture comes with long texts in all languages', async () => {
  const { save, read } = await newsroom({ LOADOUT_DATA: await testFolder() })
  const long = inAll.map((each) => ({ ...each, content: `<p>${'Победа '.repeat(5_000)}</p>` }))
  const { id } = await save({
    versions: written(long),
    image: await pictureFile({ width: 1_200, height: 560 }),
  })
  const { image, versions } = await read(id)
  expect(image).toMatch(/^\/media\/news\/[0-9a-f]{32}$/)
  expect(versions.map(({ content }) => content.length)).toEqual(LANGUAGES.map(() => 35_007))
  await expect(
    save({ id, revision: 1, versions: written(inAll), image: new File(['x'], 'x.png') }),
  ).rejects.toMatchObject({ code: 'picture_unreadable', field: 'image' })
})
