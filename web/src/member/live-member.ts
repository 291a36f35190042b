import { useEffect } from 'react'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import type { Locale } from '@loadout/contract/languages/languages.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Text } from '@loadout/texts/text.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { isJoined, onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { currentMember } from '../platform/session/session.ts'
import { afterBreak, withNotification } from './after-break.ts'
import { showUsernameChange } from './live-snacks.ts'
import { sinceAnswered, updateMember } from './sign-in.ts'
import { reportEarnedPoints } from './report-earned-points.ts'

/** What happens to the member elsewhere shows on this page at once (RT-03 to RT-08). */
export function useLiveMember() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  useEffect(() => subscribeToMember(text, locale), [text, locale])
  useEffect(askWhenJoined, [])
}

function subscribeToMember(text: Text, locale: Locale) {
  const stops = [
    subscribe(memberChannel, 'notification', (notification) =>
      updateMember(({ notifications }) => ({
        notifications: withNotification(notifications, notification),
      })),
    ),
    subscribe(memberChannel, 'notifications-seen', (told) =>
      updateMember(({ last_seen_notifications: seen }) => ({
        last_seen_notifications: Math.max(seen, told.last_seen_notifications),
      })),
    ),
    subscribe(memberChannel, 'completed-task', (completed) => {
      updateMember(() => ({ points: completed.points }))
      // Should the words not come, the figure in the top bar has told it.
      void reportEarnedPoints(completed, locale).catch(() => undefined)
    }),
    subscribe(memberChannel, 'force-change-username', ({ username }) => {
      updateMember(() => ({ username }))
      showUsernameChange({ username }, text)
    }),
    subscribe(memberChannel, 'add-user-flag', ({ flag }) =>
      updateMember(({ flags }) => ({ flags: flags | flag })),
    ),
    subscribe(memberChannel, 'remove-user-flag', ({ flag }) =>
      updateMember(({ flags }) => ({ flags: flags & ~flag })),
    ),
    // Whoever has just bought something knows the balance from the answer already.
    subscribe(memberChannel, 'add-ld-dollars', ({ amount, dollars: now }) =>
      updateMember(({ dollars }) => ({ dollars: now ?? dollars + amount })),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Who they are is asked once where a page hears them at once (ACC-04). */
const JUST_ANSWERED_MS = 1_000

/**
 * What was said between the answer that signed them in and the channel, or during a break, is
 * unknown, what it came to is not (checklist K09).
 */
function askWhenJoined() {
  let isFirst = true
  const hear = () => {
    const isCurrent = isFirst && sinceAnswered() < JUST_ANSWERED_MS
    isFirst = false
    if (!isCurrent) askAgain()
  }
  // The bar may come later than the channel, and has then heard nothing so far.
  if (isJoined(memberChannel)) hear()
  return onJoined(memberChannel, hear)
}

function askAgain() {
  const asked = currentMember()
  void call(getAuth, {}, { quiet: true }).then(
    // What was asked for somebody else is nobody's any more.
    (answer) =>
      updateMember((now) => (asked?.id === now.id ? afterBreak(asked, now, answer) : now)),
    () => undefined,
  )
}
