import { expect, test } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import type { AuditReader } from './audited-kind.ts'
import { changeWords, readableChanges } from './change-words.ts'

const text = ((id: string, values?: { id: string }) =>
  values ? `${id} ${values.id}` : id) as unknown as Text
const reader: AuditReader = {
  text,
  formatMoment: (seconds) => `moment ${seconds}`,
  gameName: (id) => `game ${id}`,
  formatDollars: (cents) => `LD$ ${cents}`,
}
const words = (name: string, before: string | null, after: string | null, target = 'news 4') =>
  Object.values(changeWords({ name, before, after }, target, reader))

test.each([
  ['permissions', '512', '514', ['person.permissions', '–', 'permission.canBanUsers']],
  [
    'permissions',
    '3',
    '0',
    ['person.permissions', 'permission.canSeeUserProfile, permission.canBanUsers', '–'],
  ],
  ['flags', '2', '5', ['people.flags', 'flag.moderator', 'flag.featured, flag.admin']],
  ['flags', null, '20', ['people.flags', '–', 'flag.admin, person.email_verified']],
  ['until', null, '1763640000', ['audit.banned_until', '–', 'moment 1763640000']],
  ['way', null, 'passkey', ['audit.second_step', '–', 'audit.second_step_passkey']],
  ['email', 'a@b.c', 'd@e.f', ['person.email', 'a@b.c', 'd@e.f']],
  ['multiplier', '100', null, ['admin.multiplier', '100', '–']],
  ['reason', null, '', ['ban.reason', '–', '–']],
  ['message', 'Hi', null, ['staff_notice.message', 'Hi', '–']],
  ['published', null, '1763640000', ['newsroom.time', '–', 'moment 1763640000']],
  [
    'image',
    'csgo-3',
    '0123456789abcdef0123456789abcdef',
    ['staff_hero.picture', 'csgo-3', '01234567…'],
  ],
  ['title 3', 'Kestrel', 'Harbour', ['newsroom.title (Deutsch)', 'Kestrel', 'Harbour']],
  ['message 3', null, 'Heute.', ['staff_notice.message (Deutsch)', '–', 'Heute.']],
  ['language_id', '0', '3', ['staff_videos.language', 'English', 'Deutsch']],
  [
    'content 0',
    'They won.',
    'They won.',
    ['newsroom.text (English)', 'They won.', 'audit.formatting'],
  ],
  ['categories', '[1,2]', '[]', ['newsroom.games', 'game 1, game 2', '–']],
  ['tags', null, '["final","katowice"]', ['newsroom.tags', '–', 'final, katowice']],
  ['tags', null, '["final","kato…', ['newsroom.tags', '–', '["final","kato…']],
  ['user_tags', '[4]', null, ['newsroom.people', 'person.number 4', '–']],
  ['pinned', 'false', 'true', ['newsroom.pinned', 'audit.no', 'audit.yes']],
  ['enabled', 'true', 'false', ['newsroom.state', 'staff_hero.is_shown', 'staff_hero.is_hidden']],
  ['type', null, '1', ['staff_hero.kind', '–', 'staff_hero.video']],
  ['position', '0', '2', ['audit.position', '1', '3']],
  ['footer_category', '1', '3', ['staff_pages.group', 'footer.product', 'footer.esports']],
  ['url', 'about', 'about-us', ['staff_pages.address', 'about', 'about-us']],
  ['colour', 'red', null, ['colour', 'red', '–']],
])('AMB-116 a change of %s from %s to %s is told in words', (name, before, after, said) => {
  expect(words(name, before, after)).toEqual(said)
})

test.each([
  ['stream 4', 'hidden', ['staff_streams.hidden', 'audit.no', 'audit.yes']],
  ['game 4', 'hidden', ['staff_games.is_hidden', 'audit.no', 'audit.yes']],
  ['shop item 4', 'hidden', ['staff_store.is_hidden', 'audit.no', 'audit.yes']],
])('AMB-116 what is done to %s is told in its own words', (target, name, said) => {
  expect(words(name, 'false', 'true', target)).toEqual(said)
})

test('AMB-116 the state of a ticket is told as its badge says it', () => {
  expect(words('resolved', '0', '2', 'ticket 4')).toEqual([
    'staff_tickets.state',
    'support.state.new',
    'support.state.resolved',
  ])
})

test.each([
  ['order 4', 'status', '0', '1', ['staff_store.state', 'order.pending', 'order.confirmed']],
  ['user 4', 'dollars', '900', '-50', ['audit.balance', 'LD$ 900', 'LD$ -50']],
  ['shop item 4', 'price', null, '4900', ['staff_store.price', '–', 'LD$ 4900']],
  ['shop item 4', 'position', '0', '2', ['staff_store.position', '0', '2']],
  ['event 4', 'cancelled', 'false', 'true', ['calendar.cancelled', 'audit.no', 'audit.yes']],
  ['poll 4', 'kind', null, 'site', ['staff_polls.kind', '–', 'staff_polls.kind_site']],
])('AMB-116 of %s the %s is told as its screen says it', (target, name, before, after, said) => {
  expect(words(name, before, after, target)).toEqual(said)
})

test('ADMIN-09 of news that were created only what somebody gave them is told, their texts first', () => {
  const created = {
    tags: '[]',
    pinned: 'false',
    'content 0': 'They won.',
    published: null,
    categories: '[2]',
    'title 3': 'Kestrel gewinnt',
    'title 0': 'Kestrel win',
    'excerpt 0': '',
  }
  expect(
    readableChanges(
      Object.entries(created).map(([name, after]) => ({ name, before: null, after })),
      'news 4',
      reader,
    ),
  ).toEqual([
    { name: 'newsroom.title (English)', before: '–', after: 'Kestrel win' },
    { name: 'newsroom.text (English)', before: '–', after: 'They won.' },
    { name: 'newsroom.title (Deutsch)', before: '–', after: 'Kestrel gewinnt' },
    { name: 'newsroom.games', before: '–', after: 'game 2' },
  ])
})

test('AMB-116 the author of a post is told once, by name', () => {
  const before = { author: 'Tindra', author_id: '7', title: 'Buy gold' }
  const changes = Object.entries(before).map(([name, value]) => ({
    name,
    before: value,
    after: null,
  }))
  expect(readableChanges(changes, 'post 4', reader).map((told) => told.before)).toEqual([
    'Buy gold',
    'Tindra',
  ])
})
