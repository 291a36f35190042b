import { languageByCode } from '@loadout/contract/languages/languages.ts'
import type { PlainMessageId, Text } from '@loadout/texts/text.ts'
import { auditedKind } from './audited-kinds.ts'

/** What a field is called, whatever it belongs to. */
const names: Record<string, PlainMessageId> = {
  username: 'person.username',
  email: 'person.email',
  flags: 'people.flags',
  permissions: 'person.permissions',
  reason: 'ban.reason',
  until: 'audit.banned_until',
  is_owner: 'flag.owner',
  message: 'staff_notice.message',
  author_id: 'staff_comments.author',
  multiplier: 'admin.multiplier',
  type: 'staff_hero.kind',
  identifier: 'audit.content',
  link: 'staff_hero.link',
  caption: 'audit.caption',
  position: 'audit.position',
  enabled: 'newsroom.state',
  published: 'newsroom.time',
  categories: 'newsroom.games',
  tags: 'newsroom.tags',
  user_tags: 'newsroom.people',
  pinned: 'newsroom.pinned',
  image: 'staff_hero.picture',
  url: 'staff_pages.address',
  footer_category: 'staff_pages.group',
  active: 'audit.poll_shown',
  ends_at: 'audit.poll_ends',
  article_id: 'staff_comments.article',
  category_id: 'staff_events.game',
  start_date: 'staff_events.start',
  end_date: 'staff_events.end',
  time_zone: 'staff_events.zone',
  prize: 'staff_events.prize',
  cancelled: 'calendar.cancelled',
  thumbnail: 'staff_events.thumbnail',
  news: 'newsroom.news',
  title: 'newsroom.title',
  subTitle: 'staff_videos.subtitle',
  youtube_video_id: 'staff_videos.youtube',
  duration: 'staff_videos.duration',
  language_id: 'staff_videos.language',
  featured: 'staff_streams.is_featured',
  assignee_id: 'staff_tickets.assignee',
  note: 'staff_tickets.note',
  resolved: 'staff_tickets.state',
  streams: 'nav.streams',
  name: 'staff_store.name',
  short_name: 'shop_category.short_name',
  color: 'shop_category.color',
  pattern: 'staff_games.pattern',
  place: 'audit.place',
  logo_dark: 'staff_site.logo_dark',
  logo_light: 'staff_site.logo_light',
  icon: 'staff_site.icon',
  newcomer_posts_held: 'staff_site.newcomers',
  accent: 'staff_site.accent',
  contact: 'staff_site.contact',
  links: 'staff_site.links',
  currency_name: 'staff_site.currency_name',
  ld_earning_enabled: 'staff_site.earning_name',
  reveal_accounts: 'staff_site.reveal_name',
  languages: 'staff_site.languages',
  fallback_language_id: 'staff_site.fallback',
  staff_second_step: 'staff_site.second_step',
  way: 'audit.second_step',
  tries: 'jobs.tries',
  failure: 'jobs.failure',
  dollars: 'audit.balance',
  kind: 'staff_polls.kind',
  user_ids: 'staff_notifications.people',
  author: 'staff_comments.author',
  content: 'newsroom.text',
  picture: 'staff_hero.picture',
  src: 'staff_hero.picture',
  thing: 'audit.target',
  reports: 'admin.reports',
}
/** Texts are named with the number of their language: "title 3". */
const textNames: Record<string, PlainMessageId> = {
  title: 'newsroom.title',
  excerpt: 'newsroom.excerpt',
  description: 'staff_events.description',
  content: 'newsroom.text',
  message: 'staff_notice.message',
  question: 'audit.poll_question',
  options: 'audit.poll_options',
  tagline: 'staff_site.tagline',
}

/** A field that has no words is called as it was written down. */
export function fieldName(name: string, target: string, text: Text): string {
  const [field = '', code = ''] = name.split(' ')
  const language = languageByCode(code)
  const own = auditedKind(target)?.fields?.[field]
  const id = own ?? (language ? textNames[field] : names[name])
  if (id === undefined) return name
  return language ? `${text(id)} (${language.name})` : text(id)
}

/** Texts come first, language by language; the database keeps fields in no order. */
export function fieldRank(name: string): number {
  const [field = '', code = ''] = name.split(' ')
  const place = Object.keys(textNames).indexOf(field)
  if (languageByCode(code) && place !== -1) return Number(code) * 10 + place
  return name in names ? 1_000 + Object.keys(names).indexOf(name) : 2_000
}
