import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { AuditEntry } from '@loadout/contract/audit/audit.ts'
import { languageByCode } from '@loadout/contract/languages/languages.ts'
import type { PlainMessageId, Text } from '@loadout/texts/text.ts'
import { footerColumns } from '../../shell/footer-columns.ts'
import { kindLabels } from '../hero/kind-labels.ts'
import { permissionLabels } from '../people/permission-labels.ts'

type Change = AuditEntry['changes'][number]
type Words = { name: string; before: string; after: string }

/** Who reads: their words, the way they write a moment, and what games are called. */
export type AuditReader = {
  text: Text
  formatMoment: (seconds: number) => string
  gameName: (id: number) => string
}

const NOTHING = '–'

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
  hidden: 'staff_streams.hidden',
  streams: 'nav.streams',
  name: 'staff_store.name',
  short_name: 'shop_category.short_name',
  color: 'shop_category.color',
  pattern: 'staff_games.pattern',
  place: 'audit.place',
  tagline: 'staff_site.tagline',
  accent: 'staff_site.accent',
  contact: 'staff_site.contact',
  links: 'staff_site.links',
  currency_name: 'staff_site.currency_name',
  ld_earning_enabled: 'staff_site.earning_name',
  reveal_accounts: 'staff_site.reveal_name',
  languages: 'staff_site.languages',
  fallback_language_id: 'staff_site.fallback',
}
/** Texts are named with the number of their language: "title 3". */
const newsTexts: Record<string, PlainMessageId> = {
  title: 'newsroom.title',
  excerpt: 'newsroom.excerpt',
  description: 'staff_events.description',
  content: 'newsroom.text',
  message: 'staff_notice.message',
  question: 'audit.poll_question',
  options: 'audit.poll_options',
}

function nameOf(name: string, text: Text): string {
  const [field = '', number = ''] = name.split(' ')
  const language = languageByCode(number)
  const id = language ? newsTexts[field] : names[name]
  if (id === undefined) return name
  return language ? `${text(id)} (${language.name})` : text(id)
}

type Say = (raw: string, reader: AuditReader) => string

const moment: Say = (raw, { formatMoment }) => (/^\d+$/.test(raw) ? formatMoment(Number(raw)) : raw)
const yesOrNo: Say = (raw, { text }) => text(raw === 'true' ? 'audit.yes' : 'audit.no')
const person = (id: unknown, { text }: AuditReader) => text('person.number', { id: String(id) })
const languageName = (code: unknown) => languageByCode(String(code))?.name ?? String(code)
/** A picture that was sent has a name nobody can read; its beginning tells it from another. */
const picture: Say = (raw) => (/^[0-9a-f]{32}$/.test(raw) ? `${raw.slice(0, 8)}…` : raw)
const list =
  (said: (item: unknown, reader: AuditReader) => string): Say =>
  (raw, reader) =>
    itemsIn(raw)
      ?.map((item) => said(item, reader))
      .join(', ') ?? raw

/** How a value is told; any other as it was written down. */
const sayings: Record<string, Say> = {
  until: moment,
  published: moment,
  pinned: yesOrNo,
  active: yesOrNo,
  featured: yesOrNo,
  hidden: yesOrNo,
  ends_at: moment,
  is_owner: yesOrNo,
  author_id: person,
  assignee_id: person,
  image: picture,
  thumbnail: picture,
  start_date: moment,
  end_date: moment,
  category_id: (raw, { gameName }) => gameName(Number(raw)),
  identifier: picture,
  categories: list((id, { gameName }) => gameName(Number(id))),
  tags: list(String),
  streams: list(String),
  user_tags: list(person),
  enabled: (raw, { text }) => text(raw === 'true' ? 'staff_hero.is_shown' : 'staff_hero.is_hidden'),
  type: (raw, { text }) =>
    raw in kindLabels ? text(kindLabels[Number(raw) as keyof typeof kindLabels]) : raw,
  footer_category: (raw, { text }) => {
    const column = footerColumns.find(({ number }) => String(number) === raw)
    return column ? text(column.label) : raw
  },
  position: (raw) => String(Number(raw) + 1),
  ld_earning_enabled: yesOrNo,
  reveal_accounts: yesOrNo,
  links: list(String),
  languages: list(languageName),
  fallback_language_id: languageName,
  language_id: languageName,
}

/** The items of a list; none of one that was too long to be told whole. */
function itemsIn(raw: string): unknown[] | undefined {
  try {
    const items: unknown = JSON.parse(raw)
    return Array.isArray(items) ? items : undefined
  } catch {
    return undefined
  }
}

const flagLabels: readonly { bit: number; label: PlainMessageId }[] = [
  { bit: Flag.Featured, label: 'flag.featured' },
  { bit: Flag.Moderator, label: 'flag.moderator' },
  { bit: Flag.Admin, label: 'flag.admin' },
  { bit: Flag.VerifiedSymbol, label: 'flag.symbol' },
  { bit: Flag.RequiresVerifiedEmail, label: 'flag.must_verify' },
  { bit: Flag.RequestingNameChange, label: 'flag.must_rename' },
  { bit: Flag.HasVerifiedEmail, label: 'person.email_verified' },
]
const labels: Record<string, readonly { bit: number; label: PlainMessageId }[]> = {
  flags: flagLabels,
  permissions: permissionLabels.map(({ permission, label }) => ({
    bit: Permission[permission],
    label,
  })),
}

/**
 * One change as people read it: of flags and permissions those that went and those that came, of
 * moments the date.
 */
export function changeWords({ name, before, after }: Change, reader: AuditReader): Words {
  const { text } = reader
  const called = nameOf(name, text)
  const bits = labels[name]
  if (bits) {
    const said = (in_: number, other: number) =>
      bits
        .filter(({ bit }) => (in_ & ~other & bit) !== 0)
        .map(({ label }) => text(label))
        .join(', ') || NOTHING
    const [from, to] = [Number(before ?? 0), Number(after ?? 0)]
    return { name: called, before: said(from, to), after: said(to, from) }
  }
  const value = (raw: string | null) =>
    raw === null ? NOTHING : (sayings[name]?.(raw, reader) ?? raw) || NOTHING
  return {
    name: called,
    before: value(before),
    after: before !== null && before === after ? text('audit.formatting') : value(after),
  }
}

/**
 * The texts of news and pages come first, language by language; the database keeps the fields of an
 * entry in no order that means anything.
 */
function rankOf({ name }: Change): number {
  const [field = '', number = ''] = name.split(' ')
  const place = Object.keys(newsTexts).indexOf(field)
  return languageByCode(number) && place !== -1
    ? Number(number) * 10 + place
    : 1_000 + Object.keys(names).indexOf(name)
}

/**
 * What there is to read of an entry: a field that was empty and is none, or the other way round, is
 * nothing.
 */
export const readableChanges = (changes: readonly Change[], reader: AuditReader): Words[] =>
  changes
    .filter(
      ({ before, after }) =>
        !(before === null && after === 'false') && !(before === 'false' && after === null),
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((change) => changeWords(change, reader))
    .filter(({ before, after }) => before !== NOTHING || after !== NOTHING)
