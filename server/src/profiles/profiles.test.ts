import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { upvotePost } from '@loadout/contract/posts/posts.ts'
import { editContent, setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import {
  externalServices,
  getExternalProfiles,
  getProfile,
  getSummary,
  listActivity,
} from '@loadout/contract/profiles/profile.ts'
import { shareSite, startSite } from '../../test/start-site.ts'
import { MAX_MARKS } from '../platform/html/sanitize.ts'

const shared = shareSite(() => Promise.resolve())

test('PROF-16 a profile is found by id and by name, in whatever case, and nobody’s is not', async () => {
  const site = shared()
  const person = await site.make.member({ points: 50, countryId: 176 })
  const byId = await site.call(getProfile, { id: person.id })

  expect(byId).toMatchObject({
    id: person.id,
    username: person.username,
    points: 50,
    banner: null,
    content: '',
    followed_by_me: false,
  })
  expect(await site.call(getProfile, { username: person.username.toUpperCase() })).toEqual(byId)
  for (const input of [{ id: 999_999 }, { username: 'nobodyatall' }])
    await expect(site.call(getProfile, input)).rejects.toMatchObject({
      status: 404,
      code: 'profile_not_found',
      error: 'Profile not found',
    })
  await expect(site.call(getProfile, {})).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a card says in short who has a name, also one they have given up, and nothing that is private or may be hidden', async () => {
  const site = await startSite()
  const { call, make, as, db } = site
  const person = await make.member({ username: 'Haldor', points: 50, countryId: 216 })
  const follower = await make.member({ flags: Flag.HasVerifiedEmail })
  await call(followMember, { user_id: person.id }, await as(follower))
  await call(
    setVisibility,
    { shows_activity: false, shows_cash_outs: false, guestbook_open: false },
    await as(person),
  )
  const card = await call(getPersonCard, { username: 'haldor' })
  const profile = await call(getProfile, { id: person.id })
  expect(card).toEqual({
    id: person.id,
    username: 'Haldor',
    avatar: profile.avatar,
    flags: 0,
    country_code: profile.country_code,
    followers: 1,
    inserted: profile.inserted,
    // Whoever is followed earns points.
    week_rank: 1,
  })
  await db
    .insertInto('former_username')
    .values({ user_id: person.id, username: 'hal', held_until: site.clock.now() })
    .execute()
  expect(await call(getPersonCard, { username: 'Hal' })).toEqual(card)
  await expect(call(getPersonCard, { username: 'nobodyatall' })).rejects.toMatchObject({
    status: 404,
    code: 'profile_not_found',
  })
})

test('ACC-02 what is private of a member is in their own answer and in none about them for others', async () => {
  const site = shared()
  const person = await site.make.member({ email: 'only.mine@mail.example', dollars: 20_471_170 })
  const other = await site.make.member()
  const isPrivate = ['token', 'email', 'dollars', 'permissions', 'notifications']

  const own = await site.call(getAuth, {}, await site.as(person))
  expect(Object.keys(own)).toEqual(expect.arrayContaining(isPrivate))
  for (const who of [undefined, await site.as(other), await site.as(person)]) {
    const profile = await site.call(getProfile, { id: person.id }, who)
    expect(Object.keys(profile).filter((key) => isPrivate.includes(key))).toEqual([])
    expect(JSON.stringify(profile)).not.toMatch(/only\.mine|20471170/)
  }
})

test('PROF-16 whoever follows somebody is told so by the profile, and nobody else is', async () => {
  const site = shared()
  const [reader, person] = [await site.make.member(), await site.make.member()]
  await site.call(followMember, { user_id: person.id }, await site.as(reader))

  const seen = async (who?: { id: number }) => {
    const { followed_by_me, followers } = await site.call(
      getProfile,
      { id: person.id },
      who && (await site.as(who)),
    )
    return [followed_by_me, followers]
  }
  expect(await seen(reader)).toEqual([true, 1])
  expect(await seen(person)).toEqual([false, 1])
  expect(await seen()).toEqual([false, 1])
})

test('E09 a name that its owner has given up leads to them, until somebody else has it', async () => {
  const { make, db, call, clock, get } = shared()
  const person = await make.member({ username: 'newer1' })
  await db
    .insertInto('former_username')
    .values({ username: 'older1', user_id: person.id, held_until: clock.now() })
    .execute()

  expect((await call(getProfile, { username: 'Older1' })).username).toBe('newer1')
  const response = await get('/user/Older1?lang=en')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/user/newer1?lang=en'])

  const other = await make.member({ username: 'older1' })
  expect((await call(getProfile, { username: 'older1' })).id).toBe(other.id)
})

test('PROF-14 PROF-17 the summary counts what somebody did, and takes back what is deleted', async () => {
  const { make, call, as } = shared()
  const author = await make.member({ points: 120 })
  const [reader, staff] = [
    await make.member(),
    await make.member({ flags: Flag.Moderator, permissions: Permission.canDeleteComments }),
  ]
  const post = await make.post({ author, starredAt: new Date(0) })
  await make.post({ author })
  await call(upvotePost, { id: post.id }, await as(reader))
  const said = async () => {
    const { comment } = await call(
      postComment,
      { id: post.id, article_type: 'blog', message: 'Well played.' },
      await as(author),
    )
    return comment.id
  }
  const first = await said()
  await said()

  const before = await call(getSummary, { user_id: author.id })
  expect(before).toMatchObject({
    reputation: 1,
    comment_count: 2,
    post_count: 2,
    star_post_count: 1,
  })
  expect(before.accumulated_points).toBeGreaterThan(120)

  expect(before.week_rank).toBeGreaterThan(0)
  expect((await call(getSummary, { user_id: (await make.member()).id })).week_rank).toBeNull()

  await call(deleteComment, { id: first }, await as(staff))
  expect(await call(getSummary, { user_id: author.id })).toMatchObject({ comment_count: 1 })
})

test('PROF-15 PROF-18 external profiles are named by their service, where there are some', async () => {
  const { make, db, call } = shared()
  const person = await make.member()
  expect(await call(getExternalProfiles, { user_id: person.id })).toEqual({})
  const handles = Object.fromEntries(externalServices.map((service) => [service, `on-${service}`]))
  await db
    .insertInto('external_profile')
    .values(
      externalServices.map((service) => ({
        user_id: person.id,
        service,
        handle: `on-${service}`,
      })),
    )
    .execute()

  expect(await call(getExternalProfiles, { user_id: person.id })).toEqual(handles)
  expect(Object.keys(handles)).toEqual([
    'twitch',
    'steam',
    'facebook',
    'twitter',
    'instagram',
    'esportal',
  ])
})

test('PROF-08 PROF-19 what somebody did is listed, the latest first, five at a time and page by page', async () => {
  const { make, call, as, clock } = await startSite()
  const [person, other] = [await make.member(), await make.member({ username: 'Ozzy7' })]
  const later = () => clock.advance(60_000)
  const credentials = await as(person)
  const own = await make.post({ author: person, title: 'Own', starredAt: clock.now() })
  later()
  const read = await make.post({ author: other, title: 'Read' })
  later()
  await call(upvotePost, { id: read.id }, credentials)
  later()
  await call(
    postComment,
    { id: read.id, article_type: 'blog', message: 'As you said.' },
    credentials,
  )
  later()
  await call(signGuestbook, { user_id: other.id, message: 'Hello there.' }, credentials)
  later()
  await call(followMember, { user_id: other.id }, credentials)

  const list = async (input: { limit?: number; offset?: number } = {}) =>
    (await call(listActivity, { user_id: person.id, ...input })).entries
  const first = await list()
  expect(first.map(({ type, data }) => [type, data['title'] ?? data['username']])).toEqual([
    ['follow', 'Ozzy7'],
    ['guestbook', 'Ozzy7'],
    ['comment', 'Read'],
    ['upvote', 'Read'],
    ['star', 'Own'],
  ])
  expect(first[2]?.data).toMatchObject({
    id: read.id,
    article_type: 'blog',
    excerpt: 'As you said.',
  })
  const rest = await list({ offset: 5 })
  expect(rest.map(({ type, data }) => [type, data['id']])).toEqual([['published', own.id]])
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(6)
})

test('PROF-08 PROF-19 what somebody did names articles in the language asked for, where they can be read in it', async () => {
  const { make, call } = shared()
  const person = await make.member()
  const versions = [{ languageId: 3, title: 'Finale', excerpt: 'e', content: '<p>x</p>' } as const]
  await make.comment({ on: await make.news({ title: 'The final', versions }), by: person })
  const named = async (language_id?: LanguageId) =>
    (await call(listActivity, { user_id: person.id, language_id })).entries.map(({ data }) => [
      data['title'],
      data['language_id'],
    ])
  expect(await named(3)).toEqual([['Finale', 3]])
  expect(await named(4)).toEqual([['The final', 0]])
  expect(await named()).toEqual([['The final', 0]])
})

test('G10 PROF-19 nothing of what is deleted, withdrawn or not published yet is among what somebody did', async () => {
  const { make, db, call } = shared()
  const person = await make.member()
  const hidden = await make.post({ publishedAt: 'infinity' })
  await make.post({ author: person, publishedAt: 'infinity' })
  await make.comment({ on: await make.news(), by: person, deleted: true })
  await make.comment({ on: hidden, by: person })
  await db
    .insertInto('article_upvote')
    .values({ article_id: hidden.id, user_id: person.id, inserted: new Date() })
    .execute()

  expect(await call(listActivity, { user_id: person.id })).toEqual({ entries: [] })
})

test('a member hides what they do, and then it is in no answer, their own included', async () => {
  const { make, call, as, get } = shared()
  const person = await make.member()
  await make.post({ author: person, title: 'Seen' })
  const hide = { shows_activity: false, shows_cash_outs: false, guestbook_open: true }

  expect(await call(setVisibility, hide, await as(person))).toEqual(hide)
  expect(await call(listActivity, { user_id: person.id }, await as(person))).toEqual({
    entries: [],
  })
  expect(await call(getProfile, { id: person.id })).toMatchObject(hide)
  const page = await (await get(`/user/${person.username}?lang=en`)).text()
  expect(page).toContain('This member keeps their activity to themselves')

  await call(setVisibility, { ...hide, shows_activity: true }, await as(person))
  expect((await call(listActivity, { user_id: person.id })).entries).toHaveLength(1)
})

test('PROF-22 PROF-25 H01 what a member says of themselves keeps marks, links and lines, and nothing else', async () => {
  const { make, call, as } = shared()
  const person = await make.member()
  const edit = async (content: string) => call(editContent, { content }, await as(person))

  expect(
    await edit(
      '<h2>Big</h2><p onclick="x()"><strong>Support</strong> <em>main</em><script>alert(1)</script></p>' +
        '<img src="/media/x"><iframe src="https://www.youtube.com/embed/abc"></iframe><p><a href="javascript:x()">no</a> <a href="https://example.com">yes</a></p>',
    ),
  ).toEqual({
    content:
      'Big<p><strong>Support</strong> <em>main</em></p><p><a>no</a> <a href="https://example.com" rel="nofollow ugc noopener">yes</a></p>',
  })
  expect((await call(getProfile, { id: person.id })).content).toContain('<strong>Support</strong>')
  expect(await edit('one\ntwo')).toEqual({ content: 'one<br />two' })
  expect(await edit('<p> </p>')).toEqual({ content: '' })
})

test('PROF-22 what a member says of themselves stays where none is sent, and goes where it is empty', async () => {
  const { make, call, as } = shared()
  const person = await make.member()
  const credentials = await as(person)
  await call(editContent, { content: 'Support main' }, credentials)
  await expect(
    call(editContent, { content: undefined as never }, credentials),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_request', field: 'content' })
  expect((await call(getProfile, { id: person.id })).content).toBe('Support main')
  expect(await call(editContent, { content: '' }, credentials)).toEqual({ content: '' })
})

test('H11 API-14 what a member says of themselves with more marks than any text has is refused, with the field', async () => {
  const { make, call, as } = shared()
  const content = '&'.repeat(MAX_MARKS + 1)
  await expect(call(editContent, { content }, await as(await make.member()))).rejects.toMatchObject(
    { status: 400, code: 'invalid_request', field: 'content' },
  )
})

test.each([
  { what: '350 characters', content: 'a'.repeat(350), isAccepted: true },
  { what: '351 characters', content: 'a'.repeat(351), isAccepted: false },
  { what: '350 emoji in marks', content: `<p><em>${'🎮'.repeat(350)}</em></p>`, isAccepted: true },
  { what: 'five paragraphs', content: '<p>a</p>'.repeat(5), isAccepted: true },
  { what: 'six paragraphs', content: '<p>a</p>'.repeat(6), isAccepted: false },
  {
    what: 'six lines of a paragraph',
    content: '<p>a<br>b<br>c<br>d<br>e<br>f</p>',
    isAccepted: false,
  },
  {
    what: 'five lines in and beside paragraphs',
    content: 'a<p>b</p>c<br><p>d</p><p>e</p>',
    isAccepted: true,
  },
  { what: 'ten lines in and beside paragraphs', content: 'a<p>b</p>'.repeat(5), isAccepted: false },
  { what: '350 spaces that are drawn', content: `a${'\u00A0'.repeat(349)}`, isAccepted: true },
  { what: '351 spaces that are drawn', content: `a${'\u00A0'.repeat(350)}b`, isAccepted: false },
  { what: 'nothing but marks', content: '<b></b>'.repeat(1_500), isAccepted: false },
  { what: 'five lines without marks', content: 'a\nb\nc\nd\ne', isAccepted: true },
  { what: 'six lines without marks', content: 'a\nb\nc\nd\ne\nf', isAccepted: false },
])('PROF-23 PROF-24 a text of $what is accepted: $isAccepted', async ({ content, isAccepted }) => {
  const { make, call, as } = shared()
  const person = await make.member()
  const before = '<p>Before.</p>'
  await call(editContent, { content: before }, await as(person))
  const edited = call(editContent, { content }, await as(person))

  if (isAccepted) await expect(edited).resolves.toBeDefined()
  else
    await expect(edited).rejects.toMatchObject({
      status: 400,
      code: 'content_too_long',
      error: 'Content is too long.',
    })
  const { content: kept } = await call(getProfile, { id: person.id })
  expect(kept === before).toBe(!isAccepted)
})
