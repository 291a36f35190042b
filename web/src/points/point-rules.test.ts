import { expect, test } from 'vitest'
import { pointRules, worthOf } from './point-rules.ts'

const promised = pointRules.map((rule) => {
  const { min, max } = worthOf(rule)
  return `${rule.task} ${min === max ? min : `${min} to ${max}`}`
})

test('POINTS-01 POINTS-02 POINTS-03 POINTS-04 POINTS-05 POINTS-06 POINTS-07 POINTS-08 POINTS-09 POINTS-10 POINTS-11 POINTS-12 POINTS-13 POINTS-14 POINTS-15 POINTS-16 POINTS-17 POINTS-18 POINTS-19 POINTS-20 POINTS-21 POINTS-22 POINTS-23 POINTS-24 POINTS-25 POINTS-26 POINTS-27 POINTS-28 the rules promise the points of the documents, in their order', () => {
  expect(promised).toEqual([
    'login 10',
    'new_follower 20',
    'upvote 10',
    'profile_picture 30',
    'watch_video 50',
    'connect_steam 50',
    'share_twitter 100',
    'share_reddit 100',
    'share_facebook 100',
    'twitch_stream 100',
    'vote_poll 500',
    'vote_news_poll 500',
    'connect_esportal 200',
    'watch_full_video 500',
    'first_post 1000',
    'read_news 20',
    'comment 20',
    'publish_post 50',
    'visit_facebook 50',
    'connect_twitter 50',
    'connect_facebook 50',
    'referral 20',
    'connect_twitch 100',
    'post_visits_50 100',
    'stay_online 100',
    'follow_twitter 500',
    'post_visits_500 1000',
    'esportal_game 250 to 500',
  ])
})

test('POINTS-04 POINTS-07 POINTS-08 POINTS-09 POINTS-19 what pays once says so, and what pays once a day', () => {
  const ending = (how: string) =>
    pointRules.filter((rule) => rule.ending === how).map(({ task }) => task)
  expect(ending('rule.once')).toEqual(['profile_picture'])
  expect(ending('rule.daily')).toEqual([
    'share_twitter',
    'share_reddit',
    'share_facebook',
    'visit_facebook',
  ])
  // Words of its own already say how often.
  expect(pointRules.filter(({ says, ending: how }) => says && how)).toEqual([])
})
