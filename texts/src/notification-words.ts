import type { Notification } from '@loadout/contract/notifications/notification.ts'
import {
  isAboutProfile,
  notificationType,
} from '@loadout/contract/notifications/notification-types.ts'
import { withoutMarks } from './marked-words.ts'
import type { Text } from './text.ts'

/** Types that say how many others did the same. */
const withOthers: ReadonlySet<string> = new Set(['commented', 'upvoted', 'followed'])

type Told = Pick<Notification, 'type' | 'data' | 'from_user'>
type Say = (id: string, values?: Record<string, string | number>) => string

/**
 * A notification as a sentence, for pages and mails alike, with `<b>` around whom and what it is
 * about; empty for a type that this version does not know.
 */
export function notificationWords(text: Text, { type, data, from_user: from }: Told): string {
  const known = notificationType(type)?.key
  if (known === undefined) return ''
  const key = keyOf(known, data)
  const others = Number(data['others'] ?? 0)
  // Which values a message takes is known to the tests alone: there is one for each type.
  const say = text as unknown as Say
  const values = {
    ...data,
    name: from?.username ?? text('notification.somebody'),
    title: withoutMarks(String(data['title'] ?? text('notification.gone'))),
    points: Number(data['points'] ?? 0),
    rank: data['rank'] ?? '',
    message: withoutMarks(String(data['message'] ?? '')),
    task: taskWords(say, data['task']),
    kind: kindWords(say, data['kind']),
    others,
  }
  // Of an order its buyer hears how it goes; others hear who bought what.
  if (key === 'cashed_out' && typeof data['state'] === 'string')
    return say(`notification.cashed_out_${data['state']}`, values)
  return others > 0 && withOthers.has(key)
    ? say(`notification.${key}_many`, values)
    : say(`notification.${key}`, values)
}

/** Some types say one thing or another. */
function keyOf(known: string, data: Told['data']): string {
  if (known === 'commented' && isAboutProfile(data)) return 'commented_profile'
  return known === 'report_decided' && data['outcome'] === 'removed' ? 'report_removed' : known
}

const kindWords = (say: Say, kind: unknown) =>
  typeof kind === 'string' ? say(`report_kind.${kind}`) : ''

const taskWords = (say: Say, task: unknown) => (typeof task === 'string' ? say(`task.${task}`) : '')
