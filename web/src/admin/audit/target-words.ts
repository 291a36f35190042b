import type { PlainMessageId, Text } from '@loadout/texts/text.ts'
import { jobWords } from '../jobs/job-words.ts'
import { isPlain } from './action-text.ts'

/** What stands before the number of something, as the audit writes it and as people say it. */
const numbered: Record<string, PlainMessageId> = {
  news: 'audit.news',
  comment: 'staff_comments.comment',
  poll: 'audit.poll',
  event: 'audit.event',
  stream: 'audit.stream',
  game: 'staff_events.game',
  'hero slide': 'audit.slide',
  'footer media': 'audit.footer_media',
  'content page': 'audit.page',
  'shop item': 'audit.shop_item',
  'shop category': 'audit.shop_category',
  order: 'audit.order',
  ticket: 'audit.ticket',
  report: 'audit.report',
  'canned reply': 'audit.canned_reply',
}
const only: Record<string, PlainMessageId> = {
  notice: 'staff_notice.title',
  'background ad': 'staff_ad.title',
  'site settings': 'staff_site.title',
  // Whose address is not for whoever reads this.
  network: 'ip.network',
}

/**
 * What something was done to, in the reader's words; as it is written down where there are none.
 */
export function targetWords(target: string, text: Text): string {
  const [, kind = '', name = ''] = /^(.+) (\S+)$/.exec(target) ?? []
  const id = only[target] ?? numbered[kind]
  if (id !== undefined) return target in only ? text(id) : `${text(id)} ${name}`
  const task = `task.${name}`
  if (kind === 'task' && isPlain(task)) return text(task)
  if (kind === 'job') return jobWords(name, text)
  if (kind === 'user') return text('person.number', { id: name })
  return kind === 'network' ? name : target
}
