import type { Locale } from '@loadout/contract/languages/languages.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import type { Text } from '@loadout/texts/text.ts'
import { showSnack } from '../platform/layer/snacks.ts'

/**
 * A task that brought nothing, because its limit is reached, is not worth a word (RT-13, RT-14).
 */
export function showEarnedPoints(
  { gained_points: points }: { gained_points: number },
  { task, locale, text }: { task: string; locale: Locale; text: Text },
) {
  if (points <= 0) return
  showSnack({
    title: text('member.points_earned_title'),
    message: text('member.points_earned', { points, task }),
    kind: 'ok',
    figure: `+${figureText(locale, points)}`,
    automaticClose: true,
  })
}

/** It stays until it is closed: who is called otherwise from now on should know why (RT-15). */
export function showUsernameChange({ username }: { username: string }, text: Text) {
  showSnack({
    title: text('member.username_change'),
    message: text('member.username_changed', { username }),
    kind: 'info',
  })
}
