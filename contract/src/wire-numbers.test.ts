import { expect, test } from 'vitest'
import { Flag } from './accounts/flags.ts'
import { everyPermission, Permission } from './accounts/permissions.ts'
import { permissionOfAction } from './audit/action-names.ts'
import {
  articleTypeInput,
  articleTypeNumber,
  articleTypeOf,
  articleTypes,
} from './comments/comments.ts'
import { countries } from './countries/countries.ts'
import { figureKinds } from './figures/figures.ts'
import { HeroType } from './hero/hero.ts'
import { languages } from './languages/languages.ts'
import { mailRhythms } from './notifications/notification-settings.ts'
import { notificationTypes } from './notifications/notification-types.ts'
import { pollKinds } from './polls/polls.ts'
import { activityTypes } from './profiles/profile.ts'
import { intents } from './shares/intents.ts'
import { rankingFilters } from './rankings/rankings.ts'
import { OrderStatus } from './store/store.ts'
import { ITEM_SHOP, TicketState, ticketCategories } from './support/ticket-states.ts'
import { tasks, type Task } from './points/tasks.ts'
import { reportableKinds } from './reports/reportable-kinds.ts'
import { reportReasons } from './reports/report-rules.ts'
import { decisions } from './reports/staff-reports.ts'
import { providerIds, signInProviders } from './providers/provider-ids.ts'
import { BalanceType } from './wallet/balance.ts'

/**
 * Numbers and names as they are stored and sent, written out once more: everything else tells them
 * by their constants and would follow a constant that was changed.
 */

test('ROLE-01 ROLE-02 ROLE-03 ROLE-04 ROLE-05 ROLE-06 ROLE-07 ROLE-08 every flag is the bit of the documents', () => {
  expect(Flag).toEqual({
    Featured: 1,
    Moderator: 2,
    Admin: 4,
    SeenPointsHint: 8,
    HasVerifiedEmail: 16,
    RequestingNameChange: 32,
    RequiresVerifiedEmail: 64,
    VerifiedSymbol: 128,
  })
})

test('ADMIN-05 ADMIN-06 ADMIN-07 ADMIN-08 ADMIN-09 ADMIN-10 ADMIN-11 ADMIN-12 ADMIN-13 ADMIN-14 ADMIN-15 ADMIN-16 ADMIN-17 ADMIN-18 ADMIN-19 ADMIN-20 ADMIN-21 ADMIN-22 ADMIN-23 ADMIN-24 ADMIN-25 ADMIN-26 ADMIN-27 every permission is the bit of the documents', () => {
  expect(Permission).toEqual({
    canSeeUserProfile: 1,
    canBanUsers: 2,
    canIPBan: 4,
    canSeeStats: 8,
    canPublishNews: 16,
    canChangeAdminPermissions: 32,
    canManageStreams: 64,
    canManageContent: 128,
    canManageEvents: 256,
    canDeleteComments: 512,
    canManagePolls: 1_024,
    canManageShop: 2_048,
    canChangeUserDollars: 4_096,
    canDeletePosts: 8_192,
    canReviewSupportTickets: 16_384,
    canSetNotice: 32_768,
    canForceNameChange: 65_536,
    canRequestNameChange: 131_072,
    canForceEmailChange: 262_144,
    canManageMultipliers: 524_288,
    canAddBlogStar: 1_048_576,
    canSendNotifications: 2_097_152,
    canSeeTopLDList: 4_194_304,
  })
  expect(everyPermission).toBe(8_388_607)
})

test('I18N-01 I18N-02 every language has its number', () => {
  expect(languages.map(({ id, locale }) => `${id} ${locale}`)).toEqual([
    '0 en',
    '1 sv',
    '2 pt',
    '3 de',
    '4 pl',
    '5 ru',
    '6 uk',
  ])
})

test('ACC-78 every country keeps its number, which is its place here', () => {
  const codes = countries.map(({ code }) => code)
  const rows = codes.flatMap((_, place) =>
    place % 10 === 0 ? [codes.slice(place, place + 10).join(' ')] : [],
  )
  expect(rows).toEqual([
    'AF AX AL DZ AS AD AO AI AQ AG',
    'AR AM AW AU AT AZ BS BH BD BB',
    'BY BE BZ BJ BM BT BO BA BW BR',
    'IO VG BN BG BF BI KH CM CA CV',
    'BQ KY CF TD CL CN CX CC CO KM',
    'CK CR HR CU CW CY CZ CD DK DJ',
    'DM DO EC EG SV GQ ER EE SZ ET',
    'FK FO FJ FI FR GF PF GA GM GE',
    'DE GH GI GR GL GD GP GU GT GG',
    'GN GW GY HT HN HK HU IS IN ID',
    'IR IQ IE IM IL IT CI JM JP JE',
    'JO KZ KE KI XK KW KG LA LV LB',
    'LS LR LY LI LT LU MO MG MW MY',
    'MV ML MT MH MQ MR MU YT MX FM',
    'MD MC MN ME MS MA MZ MM NA NR',
    'NP NL NC NZ NI NE NG NU NF KP',
    'MK MP NO OM PK PW PS PA PG PY',
    'PE PH PN PL PT PR QA CG RE RO',
    'RU RW BL SH KN LC MF PM VC WS',
    'SM ST SA SN RS SC SL SG SX SK',
    'SI SB SO ZA KR SS ES LK SD SR',
    'SJ SE CH SY TW TJ TZ TH TL TG',
    'TK TO TT TN TR TM TC TV VI UG',
    'UA AE GB US UY UZ VU VA VE VN',
    'WF EH YE ZM ZW',
  ])
})

test('AMB-25 news, posts and videos are 0, 1 and 2, by number and by name', () => {
  expect(articleTypes).toEqual(['news', 'blog', 'video'])
  expect(articleTypes.map(articleTypeNumber)).toEqual([0, 1, 2])
  expect([0, 1, 2].map(articleTypeOf)).toEqual(articleTypes)
  expect(() => articleTypeOf(3)).toThrow('no type of article has the number 3')
  for (const [number, name] of Object.entries(['news', 'blog', 'video'])) {
    expect(articleTypeInput.parse(number)).toBe(name)
    expect(articleTypeInput.parse(name)).toBe(name)
  }
  for (const unknown of ['3', '-1', '00', 'stream'])
    expect(articleTypeInput.safeParse(unknown).success, unknown).toBe(false)
})

test('D13 G05 G07 ADMIN-08 what staff did keeps the name under which it was written down, and is shown in full to whoever has the permission', () => {
  const shownWith = {
    canAddBlogStar: ['post star mark added', 'post star mark removed'],
    canDeleteComments: [
      'avatar removed',
      'banner removed',
      'comment deleted',
      'guestbook entry deleted',
      'profile text removed',
      'report kept',
      'report removed',
    ],
    canDeletePosts: ['post deleted', 'post released'],
    canIPBan: ['network banned', 'network unbanned'],
    canManageContent: [
      'background ad set',
      'content page created',
      'content page deleted',
      'content page edited',
      'footer media deleted',
      'footer media saved',
      'game saved',
      'hero slide deleted',
      'hero slide saved',
      'site settings changed',
      'video added',
      'video changed',
      'video deleted',
    ],
    canManageEvents: ['event created', 'event deleted', 'event edited'],
    canManageMultipliers: ['multiplier changed'],
    canManagePolls: ['poll created', 'poll deleted', 'poll edited'],
    canManageShop: [
      'order confirmed',
      'order distributed',
      'order refunded',
      'shop category saved',
      'shop codes set',
      'shop item created',
      'shop item deleted',
      'shop item edited',
    ],
    canManageStreams: ['channel added', 'channel changed', 'channel deleted'],
    canPublishNews: [
      'news created',
      'news deleted',
      'news edited',
      'news language deleted',
      'news pinned',
      'news unpinned',
    ],
    canReviewSupportTickets: [
      'canned reply deleted',
      'canned reply saved',
      'ticket assigned',
      'ticket noted',
      'ticket reopened',
      'ticket resolved',
    ],
    canSeeUserProfile: [
      'dollars changed',
      'email changed',
      'email put back',
      'flag set',
      'job deleted',
      'job tried again',
      'owner made',
      'owner removed',
      'password changed',
      'permissions set',
      'recovery codes renewed',
      'second step added',
      'second step removed',
      'user banned',
      'user unbanned',
      'username changed',
      'username requested',
    ],
    canSendNotifications: ['notification sent'],
    canSetNotice: ['notice set'],
  }
  expect(permissionOfAction).toEqual(
    Object.fromEntries(
      Object.entries(shownWith).flatMap(([permission, names]) =>
        names.map((name) => [name, permission]),
      ),
    ),
  )
})

test('what was reported, why, and what was decided keep the names and numbers they are stored by', () => {
  expect(reportableKinds.toSorted()).toEqual([
    'avatar',
    'banner',
    'comment',
    'guestbook_entry',
    'post',
    'profile',
  ])
  expect(reportReasons).toEqual(['spam', 'harassment', 'hate', 'sexual', 'fraud', 'other'])
  expect(decisions).toEqual(['kept', 'removed'])
})

test('POINTS-29 POINTS-30 AMB-02 every task has its number, its worth, the percent it is shipped with and its limits', () => {
  const all: readonly Task[] = tasks
  const limitText = (limit: Task['limits'][number]) =>
    'each' in limit
      ? 'each'
      : `${limit.max}/${typeof limit.within === 'string' ? limit.within : `${limit.within.seconds}s`}`
  expect(
    all.map(
      ({ id, key, base, multiplier, limits }) =>
        `${id} ${key} ${base} ${multiplier} ${limits.map(limitText).join(' ')}`,
    ),
  ).toEqual([
    '0 login 10 100 1/43200s',
    '1 comment 20 150 10/day',
    '2 upvote 10 300 20/86400s each',
    '3 receive_comment 30 100 10/day',
    '4 profile_picture 30 100 1/ever',
    '5 publish_post 50 100 2/day each',
    '6 ten_upvotes 50 100 5/day each',
    '7 first_post 1000 100 1/ever',
    '8 post_visits_50 100 100 each',
    '9 post_visits_500 1000 100 each',
    '10 receive_star 1000 100 each',
    '11 new_follower 20 100 each',
    '12 read_post 20 100 50/21600s 1/5s each',
    '13 read_news 20 100 50/21600s 1/5s each',
    '14 vote_poll 500 100 each',
    '15 vote_news_poll 500 100 each',
    '16 vote_post_poll 500 100 1/day each',
    '17 watch_video 50 100 each',
    '18 watch_full_video 500 100 each',
    '19 referral 20 100 100/week each',
    '20 stay_online 100 100 3/day',
    '21 connect_twitch 100 100 1/ever',
    '22 connect_facebook 50 100 1/ever',
    '23 connect_steam 50 100 1/ever',
    '24 connect_twitter 50 100 1/ever',
    '25 connect_esportal 200 100 1/ever',
    '26 share_facebook 100 100 1/day',
    '27 share_twitter 100 100 1/day',
    '28 share_reddit 100 100 1/day',
    '29 visit_facebook 50 100 1/day',
    '30 follow_twitter 500 100 1/ever',
    '31 twitch_stream 100 100 2/day 1/3600s',
    '32 esportal_game 250 100 each',
    '33 esportal_game_won 300 100 each',
    '34 esportal_tournament_game 400 100 each',
    '35 esportal_prime_game 500 100 each',
  ])
})

test('PROV-01 PROV-02 PROV-03 PROV-04 F06 AMB-01 every external account has the number of the documents', () => {
  expect(providerIds).toEqual({ twitch: 1, facebook: 2, steam: 3, twitter: 4 })
  expect(signInProviders.map((name) => providerIds[name])).toEqual([2, 4, 3])
})

test('SUP-02 SUP-04 SUP-05 states and categories of tickets have the numbers of the documents', () => {
  expect(TicketState).toEqual({ New: 0, HasReply: 1, Resolved: 2 })
  expect(ticketCategories).toEqual([
    'item_shop',
    'news_tips',
    'points_store',
    'bug_reports',
    'sponsor_requests',
    'everything',
  ])
  expect(ticketCategories[ITEM_SHOP]).toBe('item_shop')
})

test('WALLET-04 WALLET-05 WALLET-06 WALLET-07 every change of LD$ has the number of what it was for', () => {
  expect(BalanceType).toEqual({ Admin: 0, WeeklyRank: 1, Purchase: 2, Stars: 3 })
})

test('AMB-58 every state of an order has its number', () => {
  expect(OrderStatus).toEqual({ Pending: 0, Confirmed: 1, Distributed: 2, Refunded: 3 })
})

test('AMB-24 the rankings of a week, of a month and of all time are 0, 1 and 2', () => {
  expect(rankingFilters).toEqual(['week', 'month', 'all'])
})

test('HERO-03 HERO-04 HERO-05 a slide is a picture, a video or a frame by its number', () => {
  expect(HeroType).toEqual({ Image: 0, Video: 1, Frame: 2 })
})

test('what is counted of each day is stored by its place here', () => {
  expect(figureKinds).toEqual([
    'users',
    'active',
    'news',
    'posts',
    'comments',
    'upvotes',
    'purchases',
    'points',
  ])
})

test('polls of the site, of news and of posts are stored as 0, 1 and 2', () => {
  expect(pollKinds).toEqual(['site', 'news', 'post'])
})

test('AMB-52 every kind of activity keeps its name and its place', () => {
  expect(activityTypes).toEqual(['published', 'comment', 'upvote', 'guestbook', 'star', 'follow'])
})

test('NOTIF-02 NOTIF-03 NOTIF-04 NOTIF-05 NOTIF-06 NOTIF-07 NOTIF-08 NOTIF-09 NOTIF-10 NOTIF-11 NOTIF-12 NOTIF-13 NOTIF-14 NOTIF-15 NOTIF-16 NOTIF-17 NOTIF-18 NOTIF-19 NOTIF-20 NOTIF-21 AMB-143 every notification has its number and the words it goes by', () => {
  expect(notificationTypes.map(({ type, key }) => `${type} ${key}`)).toEqual([
    '0 post_published',
    '1 points_earned',
    '2 points_rank',
    '3 commented',
    '4 cashed_out',
    '5 commented_post',
    '6 commented_profile',
    '7 tagged_in_post',
    '8 tagged_in_news',
    '9 ticket_reply',
    '10 ticket_resolved',
    '11 tagged_in_comment',
    '12 followed_tagged_in_post',
    '13 followed_tagged_in_news',
    '14 upvoted',
    '15 shared_on_facebook',
    '16 tagged_in_profile',
    '17 star_received',
    '18 followed_received_star',
    '19 post_deleted',
    '20 followed',
    '21 site_message',
    '22 report_decided',
  ])
})

test('how often mails tell of notifications is stored by its place here', () => {
  expect(mailRhythms).toEqual(['off', 'replies', 'day', 'week'])
})

test('what was shared or visited elsewhere is stored by its place here', () => {
  expect(intents).toEqual([
    'share_facebook',
    'share_twitter',
    'share_reddit',
    'visit_facebook',
    'follow_twitter',
  ])
})
