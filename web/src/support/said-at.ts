import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tagOf } from '../ui/language-tag.ts'

/** How moments of a conversation are said: its days, and the time of each message. */
export function saidAt(locale: Locale) {
  const day = new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const clock = new Intl.DateTimeFormat(tagOf(locale), { hour: '2-digit', minute: '2-digit' })
  return {
    day: (at: number) => day.format(at * 1000),
    clock: (at: number) => clock.format(at * 1000),
  }
}
