import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { SANITIZER_VERSION } from '../src/platform/html/sanitize.ts'
import { pictureFile } from './picture-file.ts'
import type { TestSite } from './start-site.ts'

/**
 * What a call is made with: a site, whoever calls if that is somebody, and whoever owns the things
 * that are made for it.
 */
export type World = Pick<TestSite, 'make' | 'db' | 'call'> & {
  caller: { id: number } | undefined
  owner: { id: number }
}
export type Fields = Record<string, string | number | File>

/** How a call is tried by everybody. */
export type TriedCall = {
  /**
   * Who may, as the documents have it: once more than in the contract, where one word would open
   * the call.
   */
  who: 'anyone' | 'reader' | 'member' | 'admin' | keyof typeof Permission
  /** What is right to send; it makes what it speaks of and gives it to the owner. */
  input: (world: World) => Fields | Promise<Fields>
  /** Fields that name something that is not there, and what is then answered instead of 404. */
  missing?: () => Fields
  missingStatus?: number
  /** What the call answers when nobody is signed in although its access rule lets everybody in. */
  nobody?: 401
  /** Whether doing the same once more is something new, as a second sign-in is. */
  eachTime?: true
  /** Whether it only answers, although it is sent like a change. */
  keepsNothing?: true
  /** Whether the answer tells the caller, and nobody else, about themselves. */
  isOwn?: true
  /**
   * What members are answered about things that are somebody else's, and the bit with which they
   * may all the same.
   */
  others?: { status: 400 | 403 | 404; unless?: keyof typeof Permission }
}

const NOBODY = 999_999
const PASSWORD = 'correct horse'
/** `correct horse`, hashed with next to nothing, so that trying does not take long. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$HnJHi5OFJmFslDiQbg50w6wZlWEDLhL+2sXyUm75o7A'
let count = 0
const nextName = () => `tried${++count}`

/** An address no two calls share. */
const nextNetwork = () => `198.${18 + (++count >> 16)}.${(count >> 8) & 255}.${count & 255}`

const picture = async () => ({ file: await pictureFile() })
const nothing = { input: () => ({}) }
const article = async ({ make, owner }: World) =>
  (await make.news({ author: owner, tags: ['tried'] })).id
const comment = async (world: World) =>
  (await world.make.comment({ on: { id: await article(world) }, by: world.owner })).id

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

/** Gives somebody a name, a password and an address. */
async function withAccount({ db }: World, { id }: { id: number }) {
  const username = nextName()
  const email = `${username}@mail.example`
  await db
    .updateTable('users')
    .set({ username, email, password_hash: QUICK_HASH })
    .where('id', '=', id)
    .execute()
  return { username, email }
}

/** A mailed link of somebody who has an address. */
async function linkOf(world: World, kind: 'verify-email' | 'undo-email') {
  await withAccount(world, world.owner)
  const { id, token } = await world.make.link(world.owner, kind)
  return { id, token }
}

/**
 * Every call of the contract, a line each: `METHOD path`. A new call without a line fails the test.
 * What everybody is answered follows from `who`, so a line holds beside it only what is right to
 * send, what may be missing, and what is not for others.
 */
export const everyCall: Record<string, TriedCall> = {
  'GET /admin/audit/list': { who: 'canSeeStats', ...nothing },
  'GET /admin/comment/list': { who: 'canDeleteComments', ...nothing },
  'GET /admin/content/get': {
    who: 'canManageContent',
    input: async (world) => ({ id: await contentPage(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/content/list': { who: 'canManageContent', ...nothing },
  'GET /admin/hero/list': { who: 'canManageContent', ...nothing },
  'GET /admin/ip_ban/list': { who: 'canIPBan', ...nothing },
  'GET /admin/mail/list': { who: 'canSeeUserProfile', ...nothing },
  'GET /admin/multiplier/list': { who: 'canManageMultipliers', ...nothing },
  'GET /admin/news/get': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/news/list': { who: 'canPublishNews', ...nothing },
  'GET /admin/user/get': {
    who: 'canSeeUserProfile',
    input: ({ owner }) => ({ id: owner.id }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/user/list': { who: 'canSeeUserProfile', ...nothing },
  'GET /article/search': { who: 'anyone', input: () => ({ tag_id: 1 }) },
  'GET /background_ad/get': { who: 'anyone', ...nothing },
  'GET /category/list': { who: 'anyone', ...nothing },
  'GET /comment/list': {
    who: 'reader',
    input: async (world) => ({ id: await article(world), article_type: 'news' }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /content/get': {
    who: 'anyone',
    input: () => ({ url: 'about' }),
    missing: () => ({ url: 'nosuchpage' }),
  },
  'GET /content/list': { who: 'anyone', ...nothing },
  'GET /hero_content/list': { who: 'anyone', ...nothing },
  'GET /news/get': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /news/list': { who: 'anyone', ...nothing },
  'GET /news/related': {
    who: 'anyone',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /news/user/count': {
    who: 'anyone',
    input: ({ owner }) => ({ user_id: owner.id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'GET /notice/get': { who: 'anyone', ...nothing },
  'GET /points/tasks': { who: 'reader', ...nothing },
  'GET /stats/most_point_last_week': { who: 'anyone', ...nothing },
  'GET /stats/most_points': { who: 'anyone', ...nothing },
  'GET /tags/popular': { who: 'anyone', ...nothing },
  'GET /user/auth': { who: 'anyone', ...nothing, nobody: 401, isOwn: true },
  'GET /user/search': { who: 'anyone', input: () => ({ query: 'person' }) },
  'GET /user/signup/username_available': { who: 'anyone', input: () => ({ username: nextName() }) },
  'GET /user/verify_email': {
    who: 'anyone',
    input: (world) => linkOf(world, 'verify-email'),
    missing: () => ({ token: 'A'.repeat(43) }),
    missingStatus: 400,
    isOwn: true,
  },
  'POST /admin/background_ad/set': {
    who: 'canManageContent',
    input: () => ({ background_ad_image: '', background_ad_link: '' }),
  },
  'POST /admin/comment/delete': {
    who: 'canDeleteComments',
    input: async (world) => ({ id: await comment(world) }),
    missing: () => ({ id: NOBODY }),
  },
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
  'POST /admin/hero/delete': {
    who: 'canManageContent',
    input: async ({ make }) => ({ id: (await make.heroSlide()).id }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/hero/save': {
    who: 'canManageContent',
    input: async ({ make }) => ({
      id: (await make.heroSlide()).id,
      type: 1,
      identifier: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      enabled: 1,
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/ip_ban/add': { who: 'canIPBan', input: () => ({ ip: nextNetwork() }) },
  'POST /admin/ip_ban/remove': {
    who: 'canIPBan',
    input: async ({ db }) => ({
      id: (
        await db
          .insertInto('ip_ban')
          .values({ network: nextNetwork(), admin_id: null, inserted: new Date(0) })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/multiplier/set': {
    who: 'canManageMultipliers',
    input: () => ({ task_id: 1, multiplier: ++count % 1_000 }),
  },
  'POST /admin/news/create': {
    who: 'canPublishNews',
    input: () => ({
      language_id: 0,
      title: 'A draft',
      excerpt: 'Of news',
      content: '<p>That are not out yet.</p>',
      categories: '2',
    }),
  },
  'POST /admin/news/delete': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/edit': {
    who: 'canPublishNews',
    input: async (world) => ({
      id: await article(world),
      language_id: 0,
      revision: 1,
      title: 'Another title',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/save': {
    who: 'canPublishNews',
    input: async (world) => ({
      id: await article(world),
      revision: 1,
      versions: JSON.stringify([
        { language_id: 0, title: 'Another title' },
        { language_id: 3, title: 'Ein anderer Titel', content: '<p>Und ein Text.</p>' },
      ]),
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/news/pin': {
    who: 'canPublishNews',
    input: async (world) => ({ id: await article(world), pinned: 1 }),
    missing: () => ({ id: NOBODY }),
    eachTime: true,
  },
  'POST /admin/notice/preview': {
    who: 'canSetNotice',
    input: () => ({ message: 'Back at noon.' }),
    keepsNothing: true,
  },
  'POST /admin/notice/set': {
    who: 'canSetNotice',
    input: () => ({ message: `Back at noon, says ${nextName()}.`, enabled: 1 }),
  },
  'POST /admin/user/ban': {
    who: 'canBanUsers',
    input: ({ owner }) => ({ user_id: owner.id, reason: 'spam' }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/email/force': {
    who: 'canForceEmailChange',
    input: ({ owner }) => ({ user_id: owner.id, email: `${nextName()}@mail.example` }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/flags/set': {
    who: 'canManageContent',
    input: ({ owner }) => ({ user_id: owner.id, flag: 1, value: 1 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/permissions/set': {
    who: 'canChangeAdminPermissions',
    input: ({ owner }) => ({ user_id: owner.id, permissions: 0, admin: 0, moderator: 0 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/unban': {
    who: 'canBanUsers',
    // Somebody else: whoever is banned calls nothing.
    input: async ({ make }) => ({ user_id: (await make.member({ bannedUntil: 'infinity' })).id }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/username/force': {
    who: 'canForceNameChange',
    input: ({ owner }) => ({ user_id: owner.id, username: nextName() }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /admin/user/username/request': {
    who: 'canRequestNameChange',
    input: ({ owner }) => ({ user_id: owner.id, value: 1 }),
    missing: () => ({ user_id: NOBODY }),
  },
  'POST /comment/post': {
    who: 'member',
    input: async (world) => ({
      id: await article(world),
      article_type: 'news',
      message: 'Well played.',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /comment/upvote': {
    who: 'member',
    input: async (world) => ({ id: await comment(world), article_type: 'news' }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /news/upvote': {
    who: 'reader',
    input: async (world) => ({ id: await article(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /user/auth': { who: 'anyone', ...nothing, nobody: 401, isOwn: true },
  'POST /user/change_username': {
    who: 'member',
    input: async ({ db, caller }) => {
      if (caller)
        await db
          .updateTable('users')
          .set(({ eb }) => ({ flags: eb('flags', '|', Flag.RequestingNameChange) }))
          .where('id', '=', caller.id)
          .execute()
      return { username: nextName() }
    },
  },
  'POST /user/login': {
    who: 'anyone',
    input: async (world) => ({
      username: (await withAccount(world, world.owner)).username,
      password: PASSWORD,
    }),
    missing: () => ({ username: nextName() }),
    missingStatus: 400,
    eachTime: true,
    isOwn: true,
  },
  'POST /user/email/undo': {
    who: 'anyone',
    input: (world) => linkOf(world, 'undo-email'),
    missing: () => ({ token: 'A'.repeat(43) }),
    missingStatus: 400,
  },
  'POST /user/logout': { who: 'member', ...nothing },
  'POST /user/new_verification_mail': {
    who: 'anyone',
    input: async (world) => ({ username: (await withAccount(world, world.owner)).username }),
  },
  'POST /user/password/change': {
    who: 'member',
    isOwn: true,
    input: async (world) => {
      if (world.caller) await withAccount(world, world.caller)
      return { current_password: PASSWORD, new_password: 'battery staple' }
    },
  },
  'POST /user/password/forgot': {
    who: 'anyone',
    input: (world) => withAccount(world, world.owner),
  },
  'POST /user/password/reset': {
    who: 'anyone',
    isOwn: true,
    input: async (world) => {
      await withAccount(world, world.owner)
      return { ...(await world.make.resetLink(world.owner)), password: 'battery staple' }
    },
    missing: () => ({ id: NOBODY }),
    missingStatus: 400,
  },
  'POST /user/points_hint/seen': { who: 'member', ...nothing },
  'POST /user/pusher/auth': {
    who: 'member',
    input: ({ owner }) => ({ socket_id: '1.2', channel_name: memberChannel(owner.id).name }),
    missing: () => ({ channel_name: memberChannel(NOBODY).name }),
    missingStatus: 403,
    others: { status: 403 },
  },
  'POST /user/signup': {
    who: 'anyone',
    input: () => ({
      username: nextName(),
      email: `${nextName()}@mail.example`,
      password: PASSWORD,
      country_id: 0,
    }),
  },
  'POST /user_profile/avatar/upload': { who: 'member', input: picture },
  'POST /user_profile/banner/upload': { who: 'member', input: picture },
}
