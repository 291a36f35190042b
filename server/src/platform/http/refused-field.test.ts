import { expect, test } from 'vitest'
import {
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  sendVerificationMail,
  signup,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { createPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { saveHeroSlide } from '@loadout/contract/hero/staff-hero.ts'
import { addIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { createNews } from '@loadout/contract/news/newsroom.ts'
import { NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import { setNotice } from '@loadout/contract/notice/set-notice.ts'
import { changeUsername, forceEmail, forceUsername } from '@loadout/contract/people/names.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { shareSite } from '../../../test/start-site.ts'

const good = {
  username: 'Tindra',
  email: 'tindra@example.com',
  password: 'kettle-and-tea',
  country_id: '0',
}
const page = {
  language_id: '0',
  title: 'Rules',
  content: '<p>x</p>',
  url: 'our-house',
  footer_category: '1',
}
const news = { language_id: '0', title: 'Win', content: '<p>x</p>', categories: '2', publish: '1' }
const slide = { enabled: '1', type: '1' }
const someVideo = 'https://youtu.be/dQw4w9WgXcQ'

/** Somebody with every permission, whom staff have asked for another name where that is needed. */
const site = shareSite(async ({ make }) => {
  await make.member({ username: 'Taken', email: 'taken@example.com' })
})

type Refused = {
  call: Pick<Endpoint, 'path'>
  input: Record<string, string>
  code: string
  field: string
}
const refusals: Refused[] = [
  {
    call: signup,
    input: { ...good, username: 'a' },
    code: 'username_too_short',
    field: 'username',
  },
  {
    call: signup,
    input: { ...good, username: 'taken' },
    code: 'username_taken',
    field: 'username',
  },
  {
    call: signup,
    input: { ...good, password: '1' },
    code: 'password_too_short',
    field: 'password',
  },
  { call: signup, input: { ...good, email: 'x' }, code: 'email_invalid', field: 'email' },
  {
    call: signup,
    input: { ...good, email: 'taken@example.com' },
    code: 'email_taken',
    field: 'email',
  },
  {
    call: signup,
    input: { ...good, country_id: '' },
    code: 'country_missing',
    field: 'country_id',
  },
  {
    call: login,
    input: { username: 'Taken', password: 'x' },
    code: 'wrong_password',
    field: 'password',
  },
  { call: forgotPassword, input: { email: 'a@b.c' }, code: 'no_such_username', field: 'username' },
  { call: forgotPassword, input: { username: 'a' }, code: 'no_such_email', field: 'email' },
  { call: sendVerificationMail, input: {}, code: 'no_such_username', field: 'username' },
  {
    call: resetPassword,
    input: { id: '1', uid: '1', token: 'x', password: '1' },
    code: 'new_password_too_short',
    field: 'password',
  },
  {
    call: changePassword,
    input: { current_password: 'x', new_password: '1' },
    code: 'password_too_short',
    field: 'new_password',
  },
  {
    call: changePassword,
    input: { current_password: 'x', new_password: 'kettle-and-tea' },
    code: 'wrong_current_password',
    field: 'current_password',
  },
  { call: changeUsername, input: { username: 'a' }, code: 'username_too_short', field: 'username' },
  { call: changeUsername, input: { username: 'taken' }, code: 'username_taken', field: 'username' },
  {
    call: forceUsername,
    input: { user_id: '1', username: '!!!' },
    code: 'username_illegal',
    field: 'username',
  },
  { call: forceEmail, input: { user_id: '1', email: 'x' }, code: 'email_invalid', field: 'email' },
  { call: banPerson, input: { user_id: '1', until: '1' }, code: 'ban_end_past', field: 'until' },
  { call: addIpBan, input: { ip: 'x' }, code: 'network_invalid', field: 'ip' },
  { call: addIpBan, input: { ip: '127.0.0.1' }, code: 'network_own', field: 'ip' },
  {
    call: setNotice,
    input: { message: 'x'.repeat(NOTICE_MAX + 1), enabled: '1' },
    code: 'notice_too_long',
    field: 'message',
  },
  {
    call: setBackgroundAd,
    input: { background_ad_link: 'javascript:x' },
    code: 'link_unusable',
    field: 'background_ad_link',
  },
  {
    call: saveHeroSlide,
    input: { ...slide, type: '0' },
    code: 'picture_missing',
    field: 'picture',
  },
  { call: saveHeroSlide, input: slide, code: 'video_unknown', field: 'identifier' },
  {
    call: saveHeroSlide,
    input: { ...slide, identifier: someVideo, link: 'javascript:x' },
    code: 'link_unusable',
    field: 'link',
  },
  {
    call: postComment,
    input: { id: '1', article_type: 'news', message: ' ' },
    code: 'message_missing',
    field: 'message',
  },
  { call: createNews, input: { ...news, title: '' }, code: 'title_missing', field: 'title' },
  { call: createNews, input: { ...news, content: '' }, code: 'text_missing', field: 'content' },
  {
    call: createNews,
    input: { ...news, categories: '' },
    code: 'category_missing',
    field: 'categories',
  },
  { call: createNews, input: { ...news, tags: '!' }, code: 'tag_illegal', field: 'tags' },
  { call: createNews, input: { ...news, pinned: '2' }, code: 'invalid_request', field: 'pinned' },
  { call: createPage, input: { ...page, title: '' }, code: 'title_missing', field: 'title' },
  { call: createPage, input: { ...page, content: '' }, code: 'text_missing', field: 'content' },
  { call: createPage, input: { ...page, url: 'A B' }, code: 'url_illegal', field: 'url' },
  { call: createPage, input: { ...page, url: 'news' }, code: 'url_reserved', field: 'url' },
  { call: createPage, input: { ...page, url: 'about' }, code: 'url_taken', field: 'url' },
]

test.each(refusals)(
  'API-14 $call.path refuses with $code and names the field $field',
  async ({ call, input, code, field }) => {
    const { url, make, as } = site()
    const isOwnName = call.path === changeUsername.path
    const caller = await make.member({
      flags: Flag.Admin | (isOwnName ? Flag.RequestingNameChange : 0),
      permissions: 0x7f_ffff,
      password: 'correct horse',
    })
    const { _u, _t } = await as(caller)
    const body = new URLSearchParams({ ...input, _u: String(_u), _t })
    const response = await fetch(`${url}/api${call.path}`, { method: 'POST', body })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.any(String), code, field },
    ])
  },
)

test('API-14 a refusal that is about no field names none', async () => {
  const { url } = site()
  const response = await fetch(`${url}/api/user/email/undo`, {
    method: 'POST',
    body: new URLSearchParams({ id: '1', token: 'x' }),
  })
  expect(Object.keys((await response.json()) as object)).toEqual(['error', 'code'])
})
