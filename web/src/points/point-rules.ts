import { taskOf, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'

/**
 * What a rule says beside its points: words of its own, or those of its task, which may be followed
 * by how often.
 */
export type PointRule = {
  task: TaskKey
  says?: PlainMessageId
  ending?: 'rule.once' | 'rule.daily'
  upTo?: TaskKey
}

/**
 * The rules in the order of the documents (POINTS-01 to POINTS-28). They name what a task is worth
 * before any multiplier (AMB-02).
 */
export const pointRules: readonly PointRule[] = [
  { task: 'login', says: 'rule.login' },
  { task: 'new_follower' },
  { task: 'upvote', says: 'rule.upvote' },
  { task: 'profile_picture', ending: 'rule.once' },
  { task: 'watch_video', says: 'rule.watch_video' },
  { task: 'connect_steam' },
  { task: 'share_twitter', ending: 'rule.daily' },
  { task: 'share_reddit', ending: 'rule.daily' },
  { task: 'share_facebook', ending: 'rule.daily' },
  { task: 'twitch_stream', says: 'rule.twitch_stream' },
  { task: 'vote_poll' },
  { task: 'vote_news_poll', says: 'rule.vote_news_poll' },
  { task: 'connect_esportal' },
  { task: 'watch_full_video', says: 'rule.watch_full_video' },
  { task: 'first_post' },
  { task: 'read_news', says: 'rule.read' },
  { task: 'comment', says: 'rule.comment' },
  { task: 'publish_post', says: 'rule.publish_post' },
  { task: 'visit_facebook', ending: 'rule.daily' },
  { task: 'connect_twitter' },
  { task: 'connect_facebook' },
  { task: 'referral', says: 'rule.referral' },
  { task: 'connect_twitch' },
  { task: 'post_visits_50', says: 'rule.post_visits_50' },
  { task: 'stay_online', says: 'rule.stay_online' },
  { task: 'follow_twitter' },
  { task: 'post_visits_500', says: 'rule.post_visits_500' },
  { task: 'esportal_game', says: 'rule.esportal', upTo: 'esportal_prime_game' },
]

/** The least and the most that a rule promises; most rules promise one figure. */
export const worthOf = ({ task, upTo = task }: PointRule): { min: number; max: number } => ({
  min: taskOf(task).base,
  max: taskOf(upTo).base,
})
