/**
 * How often a task pays (AMB-122). `seconds` roll; `day` and `week` are those of UTC, a week begins
 * on Monday. `max` counts events, not points. Every limit may come with `each`: once for each
 * thing it is done to, for ever. The first limit is the one that people are told.
 */
export type TaskLimit =
  | {
      readonly max: number
      readonly within: 'day' | 'week' | 'ever' | { readonly seconds: number }
    }
  | { readonly each: true }

export type Task = {
  readonly id: number
  /** What its label and events go by. */
  readonly key: string
  /** In English, for whoever asks the API; the catalogues say `task.KEY` in every language. */
  readonly label: string
  readonly base: number
  /** Percent the site is shipped with; staff change it (AMB-02). */
  readonly multiplier: number
  readonly limits: readonly TaskLimit[]
  /** Tasks that share a limit, such as reading posts and news. */
  readonly with?: readonly number[]
}

const aDay = (max: number): TaskLimit => ({ max, within: 'day' })
const HOUR = 3_600
const rolling = (max: number, seconds: number): TaskLimit => ({ max, within: { seconds } })
/** Nobody reads faster, scripts do (checklist C09). */
const pause = rolling(1, 5)
const once: TaskLimit = { max: 1, within: 'ever' }
const each: TaskLimit = { each: true }

/**
 * The 36 tasks (POINTS-29): ids, values and limits from the documents. Where two of them differ
 * about what a task pays, a base value and its multiplier make both true (AMB-02).
 */
export const tasks = [
  {
    id: 0,
    key: 'login',
    label: 'Login',
    base: 10,
    multiplier: 100,
    limits: [rolling(1, 12 * HOUR)],
  },
  { id: 1, key: 'comment', label: 'Comment', base: 20, multiplier: 150, limits: [aDay(10)] },
  {
    id: 2,
    key: 'upvote',
    label: 'Upvote',
    base: 10,
    multiplier: 300,
    limits: [rolling(20, 24 * HOUR), each],
  },
  {
    id: 3,
    key: 'receive_comment',
    label: 'Receive comment',
    base: 30,
    multiplier: 100,
    limits: [aDay(10)],
  },
  {
    id: 4,
    key: 'profile_picture',
    label: 'Profile picture',
    base: 30,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 5,
    key: 'publish_post',
    label: 'Write a post',
    base: 50,
    multiplier: 100,
    limits: [aDay(2), each],
  },
  {
    id: 6,
    key: 'ten_upvotes',
    label: '10 upvotes',
    base: 50,
    multiplier: 100,
    limits: [aDay(5), each],
  },
  { id: 7, key: 'first_post', label: 'First post', base: 1000, multiplier: 100, limits: [once] },
  {
    id: 8,
    key: 'post_visits_50',
    label: '50 unique visitors to your posts',
    base: 100,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 9,
    key: 'post_visits_500',
    label: '500 unique visitors to your posts',
    base: 1000,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 10,
    key: 'receive_star',
    label: 'Receive a star',
    base: 1000,
    multiplier: 100,
    limits: [each],
  },
  { id: 11, key: 'new_follower', label: 'New follower', base: 20, multiplier: 100, limits: [each] },
  {
    id: 12,
    key: 'read_post',
    label: 'Read a post',
    base: 20,
    multiplier: 100,
    limits: [rolling(50, 6 * HOUR), pause, each],
    with: [12, 13],
  },
  {
    id: 13,
    key: 'read_news',
    label: 'Read news',
    base: 20,
    multiplier: 100,
    limits: [rolling(50, 6 * HOUR), pause, each],
    with: [12, 13],
  },
  { id: 14, key: 'vote_poll', label: 'Vote in a poll', base: 500, multiplier: 100, limits: [each] },
  {
    id: 15,
    key: 'vote_news_poll',
    label: 'Vote in a news poll',
    base: 500,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 16,
    key: 'vote_post_poll',
    label: 'Vote in a post poll',
    base: 500,
    multiplier: 100,
    limits: [aDay(1), each],
  },
  {
    id: 17,
    key: 'watch_video',
    label: 'Watch 10 seconds of a video',
    base: 50,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 18,
    key: 'watch_full_video',
    label: 'Watch a full video',
    base: 500,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 19,
    key: 'referral',
    label: 'Refer a friend',
    base: 20,
    multiplier: 100,
    limits: [{ max: 100, within: 'week' }, each],
  },
  {
    id: 20,
    key: 'stay_online',
    label: 'Stay online for 2 hours',
    base: 100,
    multiplier: 100,
    limits: [aDay(3)],
  },
  {
    id: 21,
    key: 'connect_twitch',
    label: 'Connect Twitch',
    base: 100,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 22,
    key: 'connect_facebook',
    label: 'Connect Facebook',
    base: 50,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 23,
    key: 'connect_steam',
    label: 'Connect Steam',
    base: 50,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 24,
    key: 'connect_twitter',
    label: 'Connect Twitter',
    base: 50,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 25,
    key: 'connect_esportal',
    label: 'Connect Esportal',
    base: 200,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 26,
    key: 'share_facebook',
    label: 'Share on Facebook',
    base: 100,
    multiplier: 100,
    limits: [aDay(1)],
  },
  {
    id: 27,
    key: 'share_twitter',
    label: 'Share on Twitter',
    base: 100,
    multiplier: 100,
    limits: [aDay(1)],
  },
  {
    id: 28,
    key: 'share_reddit',
    label: 'Share on Reddit',
    base: 100,
    multiplier: 100,
    limits: [aDay(1)],
  },
  {
    id: 29,
    key: 'visit_facebook',
    label: 'Visit our Facebook page',
    base: 50,
    multiplier: 100,
    limits: [aDay(1)],
  },
  {
    id: 30,
    key: 'follow_twitter',
    label: 'Follow us on Twitter',
    base: 500,
    multiplier: 100,
    limits: [once],
  },
  {
    id: 31,
    key: 'twitch_stream',
    label: 'Stream on Twitch',
    base: 100,
    multiplier: 100,
    limits: [aDay(2), rolling(1, 1 * HOUR)],
  },
  {
    id: 32,
    key: 'esportal_game',
    label: 'Esportal game',
    base: 250,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 33,
    key: 'esportal_game_won',
    label: 'Esportal game won',
    base: 300,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 34,
    key: 'esportal_tournament_game',
    label: 'Esportal tournament game',
    base: 400,
    multiplier: 100,
    limits: [each],
  },
  {
    id: 35,
    key: 'esportal_prime_game',
    label: 'Prime Esportal game',
    base: 500,
    multiplier: 100,
    limits: [each],
  },
] as const satisfies readonly Task[]

export type TaskKey = (typeof tasks)[number]['key']

/**
 * Which network's own rules forbid to pay for something: staff should know before they leave it on
 * (AMB-152).
 */
export const restrictedBy: Partial<Record<TaskKey, string>> = {
  share_facebook: 'Facebook',
  visit_facebook: 'Facebook',
}

const byKey = new Map<string, Task>(tasks.map((task) => [task.key, task]))

export function taskOf(key: TaskKey): Task {
  const task = byKey.get(key)
  if (!task) throw new Error(`there is no task ${key}`)
  return task
}

/** What a task pays at a multiplier of so many percent. */
export const pointsOf = ({ base }: Pick<Task, 'base'>, multiplier: number) =>
  Math.round((base * multiplier) / 100)
