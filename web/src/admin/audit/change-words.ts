import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { AuditEntry } from '@loadout/contract/audit/audit.ts'
import type { PlainMessageId, Text } from '@loadout/texts/text.ts'
import { permissionLabels } from '../people/permission-labels.ts'

type Change = AuditEntry['changes'][number]
type Words = { name: string; before: string; after: string }

const NOTHING = '–'

const names: Record<string, PlainMessageId> = {
  username: 'person.username', email: 'person.email', flags: 'people.flags', permissions: 'person.permissions', reason: 'ban.reason', until: 'audit.banned_until', is_owner: 'flag.owner',
  message: 'staff_notice.message', author_id: 'staff_comments.author', multiplier: 'admin.multiplier', link: 'staff_hero.link',
  published: 'newsroom.time', tags: 'newsroom.tags', pinned: 'newsroom.pinned',
}

const moments = new Set(['until', 'published'])

const flagLabels: readonly { bit: number; label: PlainMessageId }[] = [
  { bit: Flag.Featured, label: 'flag.featured' }, { bit: Flag.Moderator, label: 'flag.moderator' }, { bit: Flag.Admin, label: 'flag.admin' }, { bit: Flag.VerifiedSymbol, label: 'flag.symbol' },
  { bit: Flag.RequiresVerifiedEmail, label: 'flag.must_verify' }, { bit: Flag.RequestingNameChange, label: 'flag.must_rename' }, { bit: Flag.HasVerifiedEmail, label: 'person.email_verified' },
]
const labels: Record<string, readonly { bit: number; label: PlainMessageId }[]> = {
  flags: flagLabels,
  permissions: permissionLabels.map(({ permission, label }) => ({ bit: Permission[permission], label })),
}

/** One change as people read it: of flags and permissions those that went and those that came, of moments the date. */
export function changeWords({ name, before, after }: Change, text: Text, formatMoment: (seconds: number) => string): Words {
  const id = names[name]
  const value = (raw: string | null) => (raw === null || raw === '' ? NOTHING : moments.has(name) && /^\d+$/.test(raw) ? formatMoment(Number(raw)) : raw)
  const bits = labels[name]
  const called = id === undefined ? name : text(id)
  if (!bits) return { name: called, before: value(before), after: value(after) }
  const said = (in_: number, other: number) => bits.filter(({ bit }) => (in_ & ~other & bit) !== 0).map(({ label }) => text(label)).join(', ') || NOTHING
  const [from, to] = [Number(before ?? 0), Number(after ?? 0)]
  return { name: called, before: said(from, to), after: said(to, from) }
}
