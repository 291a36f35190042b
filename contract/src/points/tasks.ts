/**
 * How often a task pays (AMB-122). `hours` rolls; `day` and `week` are those of UTC, a week begins on Monday. `most` counts events, not points.
 * Every limit may come with `each`: once for each thing it is done to, for ever.
 */
export type TaskLimit =
  | { readonly most: number; readonly within: 'day' | 'week' | 'ever' | { readonly hours: number } }
  | { readonly each: true }

export type Task = {
  readonly id: number
  /** What its label and events go by. */
  readonly key: string
  readonly base: number
  /** Percent the site is shipped with; staff change it (AMB-02). */
  readonly multiplier: number
  readonly limits: readonly TaskLimit[]
  /** Tasks that share a limit, such as reading posts and news. */
  readonly with?: readonly number[]
}

const aDay = (most: number): TaskLimit => ({ most, within: 'day' })
const rolling = (most: number, hours: number): TaskLimit => ({ most, within: { hours } })
const once: TaskLimit = { most: 1, within: 'ever' }
const each: TaskLimit = { each: true }

/** The 36 tasks (POINTS-29): ids, values and limits from the documents, as decided in AMB-02 and the list of earn tasks. */
export const tasks = [
  { id: 0, key: 'login', base: 10, multiplier: 100, limits: [rolling(1, 12)] },
  { id: 1, key: 'comment', base: 20, multiplier: 150, limits: [aDay(10)] },
  { id: 2, key: 'upvote', base: 10, multiplier: 300, limits: [rolling(20, 24), each] },
  { id: 3, key: 'receive_comment', base: 30, multiplier: 100, limits: [aDay(10)] },
  { id: 4, key: 'profile_picture', base: 30, multiplier: 100, limits: [once] },
  { id: 5, key: 'publish_post', base: 50, multiplier: 100, limits: [aDay(2), each] },
  { id: 6, key: 'ten_upvotes', base: 50, multiplier: 100, limits: [aDay(5), each] },
  { id: 7, key: 'first_post', base: 1000, multiplier: 100, limits: [once] },
  { id: 8, key: 'post_visits_50', base: 100, multiplier: 100, limits: [each] },
  { id: 9, key: 'post_visits_500', base: 1000, multiplier: 100, limits: [each] },
  { id: 10, key: 'receive_star', base: 1000, multiplier: 100, limits: [each] },
  { id: 11, key: 'new_follower', base: 20, multiplier: 100, limits: [each] },
  { id: 12, key: 'read_post', base: 20, multiplier: 100, limits: [rolling(50, 6), each], with: [12, 13] },
  { id: 13, key: 'read_news', base: 20, multiplier: 100, limits: [rolling(50, 6), each], with: [12, 13] },
  { id: 14, key: 'vote_poll', base: 500, multiplier: 100, limits: [each] },
  { id: 15, key: 'vote_news_poll', base: 500, multiplier: 100, limits: [each] },
  { id: 16, key: 'vote_post_poll', base: 500, multiplier: 100, limits: [aDay(1), each] },
  { id: 17, key: 'watch_video', base: 50, multiplier: 100, limits: [each] },
  { id: 18, key: 'watch_full_video', base: 500, multiplier: 100, limits: [each] },
  { id: 19, key: 'referral', base: 20, multiplier: 100, limits: [{ most: 100, within: 'week' }, each] },
  { id: 20, key: 'stay_online', base: 100, multiplier: 100, limits: [aDay(3)] },
  { id: 21, key: 'connect_twitch', base: 100, multiplier: 100, limits: [once] },
  { id: 22, key: 'connect_facebook', base: 50, multiplier: 100, limits: [once] },
  { id: 23, key: 'connect_steam', base: 50, multiplier: 100, limits: [once] },
  { id: 24, key: 'connect_twitter', base: 50, multiplier: 100, limits: [once] },
  { id: 25, key: 'connect_esportal', base: 200, multiplier: 100, limits: [once] },
  { id: 26, key: 'share_facebook', base: 100, multiplier: 100, limits: [aDay(1)] },
  { id: 27, key: 'share_twitter', base: 100, multiplier: 100, limits: [aDay(1)] },
  { id: 28, key: 'share_reddit', base: 100, multiplier: 100, limits: [aDay(1)] },
  { id: 29, key: 'visit_facebook', base: 50, multiplier: 100, limits: [aDay(1)] },
  { id: 30, key: 'follow_twitter', base: 500, multiplier: 100, limits: [once] },
  { id: 31, key: 'twitch_stream', base: 100, multiplier: 100, limits: [aDay(2), rolling(1, 1)] },
  { id: 32, key: 'esportal_game', base: 250, multiplier: 100, limits: [each] },
  { id: 33, key: 'esportal_game_won', base: 300, multiplier: 100, limits: [each] },
  { id: 34, key: 'esportal_tournament_game', base: 400, multiplier: 100, limits: [each] },
  { id: 35, key: 'esportal_prime_game', base: 500, multiplier: 100, limits: [each] },
] as const satisfies readonly Task[]

export type TaskKey = (typeof tasks)[number]['key']

const byKey = new Map<string, Task>(tasks.map((task) => [task.key, task]))

export function taskOf(key: TaskKey): Task {
  const task = byKey.get(key)
  if (!task) throw new Error(`there is no task ${key}`)
  return task
}

/** What a task pays at a multiplier of so many percent. */
export const pointsOf = ({ base }: Pick<Task, 'base'>, multiplier: number) => Math.round((base * multiplier) / 100)
