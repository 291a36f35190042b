import type { EarnTask } from '@loadout/contract/points/points.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import type { PlainMessageId, Text } from '@loadout/texts/text.ts'

type Limited = Pick<EarnTask, 'key' | 'limit' | 'period'>

/** What a task pays once for each of. */
const eachOf: Partial<Record<TaskKey, PlainMessageId>> = {
  receive_star: 'points.each_post',
  new_follower: 'points.each_follower',
  vote_poll: 'points.each_poll',
  vote_news_poll: 'points.each_poll',
  watch_video: 'points.each_video',
  watch_full_video: 'points.each_video',
  esportal_game: 'points.each_game',
  esportal_game_won: 'points.each_game',
  esportal_tournament_game: 'points.each_game',
  esportal_prime_game: 'points.each_game',
}

/** How often a task pays, in words. */
export function limitText({ key, limit, period }: Limited, text: Text): string {
  if (period === 'each' || limit === null) return text(eachOf[key as TaskKey] ?? 'points.each_time')
  if (period === 'ever') return text('points.limit_once')
  if (period === 'day') return text('points.limit_day', { count: limit })
  if (period === 'week') return text('points.limit_week', { count: limit })
  return text('points.limit_hours', { count: limit, hours: Number.parseInt(period) })
}
