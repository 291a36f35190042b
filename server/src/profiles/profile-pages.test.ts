import { expect, test } from 'vitest'
import { uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { deleteGuestbookEntry, signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { editContent, setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'

const ORIGIN = 'http://localhost:3000'

test('PROF-01 AMB-05 whoever has a name of before, which may be longer than new ones, has a page as everybody does', async () => {
  const { make, get } = await startSite()
  const username = 'a'.repeat(25)
  await make.member({ username })
  expect((await get(`/user/${username}`)).status).toBe(200)
  expect((await get(`/user/${username}a`)).status).toBe(404)
})

test('PROF-01 PROF-04 PROF-05 PROF-06 PROF-07 PROF-10 GUEST-07 a profile is a page for everybody: head, text, figures, handles, latest posts and guestbook', async () => {
  const { make, db, call, as, get } = await startSite()
  const person = await make.member({
    username: 'Mirka',
    points: 193_050,
    countryId: 176,
    banner: 'csgo-2',
  })
  const reader = await make.member({ username: 'Alice', flags: Flag.HasVerifiedEmail })
  for (let number = 1; number <= 6; number++)
    await make.post({ author: person, title: `Part ${number}` })
  await call(editContent, { content: '<p>Support <strong>main</strong>.</p>' }, await as(person))
  await call(followMember, { user_id: person.id }, await as(reader))
  await call(signGuestbook, { user_id: person.id, message: 'Ask @Alice.' }, await as(reader))
  await db
    .insertInto('external_profile')
    .values([
      { user_id: person.id, service: 'twitch', handle: 'mirkaplays' },
      { user_id: person.id, service: 'steam', handle: '76561198000000001' },
    ])
    .execute()

  const page = await readPage(await get('/user/Mirka?lang=en'))
  expect(page).toMatchObject({ status: 200, title: 'Mirka · Loadout' })
  expect(textOf(page.main)).toContain('Support main .')
  expect(textOf(page.main)).toContain('1 follower')
  const pictures = elements(page.main, 'img').map(({ src }) => src)
  expect(pictures).toContain('/media/banner/csgo-2/1280x240.webp')
  expect(pictures).toContain(`/media/avatar/${person.id}/200x200.webp`)
  expect(insides(page.main, 'dt').map(textOf)).toEqual([
    'Points',
    'Reputation',
    'Posts',
    'Starred',
    'Comments',
    'Followers',
    'Rank by points',
  ])
  expect(insides(page.main, 'dd').map(textOf)).toEqual(['193,070', '0', '6', '0', '0', '1', '#1'])
  expect(page.stories).toEqual(['Part 6', 'Part 5', 'Part 4', 'Part 3', 'Part 2'])
  const links = elements(page.main, 'a').map(({ href }) => href)
  expect(links).toEqual(
    expect.arrayContaining([
      'https://www.twitch.tv/mirkaplays',
      'https://steamcommunity.com/profiles/76561198000000001',
      '/user/Alice',
    ]),
  )
})

test('PROF-01 a profile tells search engines whose it is', async () => {
  const { make, get } = await startSite()
  const person = await make.member({ username: 'Mirka' })
  const page = await readPage(await get('/user/Mirka?lang=en'))

  expect(page.link('canonical')).toBe(`${ORIGIN}/user/Mirka?lang=en`)
  expect(page.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: '2026-11-20T12:00:00.000Z',
      mainEntity: {
        '@type': 'Person',
        name: 'Mirka',
        url: `${ORIGIN}/user/Mirka?lang=en`,
        image: ['1200x675', '840x630', '630x630'].map(
          (size) => `${ORIGIN}/media/avatar/${person.id}/${size}.jpg`,
        ),
      },
    },
  ])
})

test('PROF-02 G14 a number and another spelling lead to the name, and of nobody there is no page', async () => {
  const { make, get } = await startSite()
  const person = await make.member({ username: 'Mirka' })

  for (const name of [String(person.id), 'mirka']) {
    const response = await get(`/user/${name}?lang=en`)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/user/Mirka?lang=en',
    ])
  }
  for (const name of [
    'nobodyatall',
    '999999',
    `0${person.id}`,
    '1e3',
    'x'.repeat(400),
    '%3Cscript%3E',
  ])
    expect(await readPage(await get(`/user/${name}?lang=en`))).toMatchObject({
      status: 404,
      h1: 'Profile not found',
    })
})

test('PROF-08 PROF-09 of more than five activities and entries the page shows five and a way to more', async () => {
  const { make, get } = await startSite()
  const person = await make.member({ username: 'Mirka' })
  for (let number = 1; number <= 6; number++) {
    await make.news({ author: person, title: `Story ${number}` })
    await make.guestbookEntry({ owner: person, message: `Entry ${number}` })
  }
  const { main } = await readPage(await get('/user/Mirka?lang=en'))

  expect(insides(main, 'li').filter((item) => item.includes('Published'))).toHaveLength(5)
  expect([...main.matchAll(/Entry \d/g)].map(([entry]) => entry)).toEqual([
    'Entry 6',
    'Entry 5',
    'Entry 4',
    'Entry 3',
    'Entry 2',
  ])
  expect(insides(main, 'button').map(textOf)).toEqual(
    expect.arrayContaining(['Show more', 'Show more entries']),
  )
})

test('what its owner changes and what is written or deleted there is on the kept page at once', async () => {
  const folder = await testFolder()
  const { make, call, as, get } = await startSite({
    environment: { PAGE_CACHE_SECONDS: '60', LOADOUT_DATA: folder },
  })
  const person = await make.member({ username: 'Mirka' })
  const own = await as(person)
  const shown = async () => (await readPage(await get('/user/Mirka?lang=en'))).main
  expect(await shown()).not.toContain('Support main')

  await call(editContent, { content: '<p>Support main</p>' }, own)
  expect(await shown()).toContain('Support main')
  const { banner } = await call(uploadBanner, { file: await pictureFile() }, own)
  expect(await shown()).toContain(banner)
  const writer = await as(await make.member())
  const { entry } = await call(signGuestbook, { user_id: person.id, message: 'Hello.' }, writer)
  expect(await shown()).toContain('Hello.')
  await call(deleteGuestbookEntry, { id: entry.id }, own)
  expect(await shown()).not.toContain('Hello.')
  await call(
    setVisibility,
    { shows_activity: true, shows_cash_outs: true, guestbook_open: false },
    own,
  )
  expect(await shown()).toContain('This guestbook takes no new entries.')
})

test('a comment below a video that staff delete is gone from the kept page of whoever wrote it', async () => {
  const { make, call, as, get } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const person = await make.member({ username: 'Mirka' })
  const { id } = await make.video()
  const { comment } = await call(
    postComment,
    { id, article_type: 'video', message: 'What a final.' },
    await as(person),
  )
  const shown = async () => (await readPage(await get('/user/Mirka?lang=en'))).main
  expect(await shown()).toContain('What a final.')

  const staff = await make.member(staffWith('canDeleteComments'))
  await call(deleteComment, { id: comment.id }, await as(staff))
  expect(await shown()).not.toContain('What a final.')
})
