import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { AuditEntry } from '@loadout/contract/audit/audit.ts'
import { languageByCode } from '@loadout/contract/languages/languages.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { footerColumns } from '../../shell/footer-columns.ts'
import { ticketState } from '../../support/ticket-words.ts'
import { orderStatus } from '../../wallet/order-status.ts'
import { kindLabels } from '../hero/kind-labels.ts'
import { permissionLabels } from '../people/permission-labels.ts'
import { kindLabels as pollKinds } from '../polls/kind-labels.ts'
import { fieldName, fieldRank } from './audited-fields.ts'
import { keyed, type AuditReader, type Say } from './audited-kind.ts'
import { auditedKind } from './audited-kinds.ts'

type Change = AuditEntry['changes'][number]
type Words = { name: string; before: string; after: string }

const NOTHING = '–'

const moment: Say = (raw, { formatMoment }) => (/^\d+$/.test(raw) ? formatMoment(Number(raw)) : raw)
const yesOrNo: Say = (raw, { text }) => text(raw === 'true' ? 'audit.yes' : 'audit.no')
const person = (id: unknown, { text }: AuditReader) => text('person.number', { id: String(id) })
const languageName = (code: unknown) => languageByCode(String(code))?.name ?? String(code)
/** A picture that was sent has a name nobody can read; its beginning tells it from another. */
const picture: Say = (raw) => raw.replace(/^(?:\/media\/\w+\/)?([0-9a-f]{8})[0-9a-f]{24}$/, '$1…')
const list =
  (said: (item: unknown, reader: AuditReader) => string): Say =>
  (raw, reader) =>
    itemsIn(raw)
      ?.map((item) => said(item, reader))
      .join(', ') ?? raw

const secondSteps = {
  app: 'audit.second_step_app',
  passkey: 'audit.second_step_passkey',
} as const
type SecondStep = keyof typeof secondSteps

const dollars: Say = (raw, { formatDollars }) =>
  /^-?\d+$/.test(raw) ? formatDollars(Number(raw)) : raw

/** How a value is told; any other as it was written down. */
const sayings: Record<string, Say> = {
  until: moment,
  published: moment,
  pinned: yesOrNo,
  active: yesOrNo,
  cancelled: yesOrNo,
  featured: yesOrNo,
  hidden: yesOrNo,
  ends_at: moment,
  is_owner: yesOrNo,
  author_id: person,
  assignee_id: person,
  resolved: (raw, { text }) => text(ticketState(Number(raw)).label),
  image: picture,
  thumbnail: picture,
  start_date: moment,
  end_date: moment,
  category_id: (raw, { gameName }) => gameName(Number(raw)),
  identifier: picture,
  logo_dark: picture,
  logo_light: picture,
  icon: picture,
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
  staff_second_step: yesOrNo,
  way: (raw, { text }) => (raw in secondSteps ? text(secondSteps[raw as SecondStep]) : raw),
  links: list(String),
  languages: list(languageName),
  fallback_language_id: languageName,
  language_id: languageName,
  dollars,
  price: dollars,
  user_ids: list(person),
  picture,
  src: picture,
  kind: (raw, { text }) =>
    raw in pollKinds ? text(pollKinds[raw as keyof typeof pollKinds]) : raw,
  status: (raw, { text }) => text(orderStatus(Number(raw)).label),
  /** `comment 4`, as a report names what it is about. */
  thing: (raw, reader) => raw.replace(/^\w+/, (kind) => keyed('report_kind')(kind, reader)),
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
export function changeWords(
  { name, before, after }: Change,
  target: string,
  reader: AuditReader,
): Words {
  const { text } = reader
  const called = fieldName(name, target, text)
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
  const say = auditedKind(target)?.sayings?.[name] ?? sayings[name]
  const value = (raw: string | null) =>
    raw === null ? NOTHING : (say?.(raw, reader) ?? raw) || NOTHING
  return {
    name: called,
    before: value(before),
    after: before !== null && before === after ? text('audit.formatting') : value(after),
  }
}

/**
 * What there is to read of an entry: a field that was empty and is none, or the other way round, is
 * nothing, and whoever has a name needs no number.
 */
export const readableChanges = (
  changes: readonly Change[],
  target: string,
  reader: AuditReader,
): Words[] =>
  changes
    .filter(
      ({ before, after }) =>
        !(before === null && after === 'false') && !(before === 'false' && after === null),
    )
    .filter(({ name }) => name !== 'author_id' || changes.every((one) => one.name !== 'author'))
    .toSorted((one, other) => fieldRank(one.name) - fieldRank(other.name))
    .map((change) => changeWords(change, target, reader))
    .filter(({ before, after }) => before !== NOTHING || after !== NOTHING)
