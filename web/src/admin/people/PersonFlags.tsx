import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import css from './PersonFlags.module.css'

/** What stands out about somebody: staff, symbols, and what they have to do. */
export function PersonFlags({ person }: { person: PersonEntry }) {
  const text = useText()
  const has = (flag: Flag) => hasFlag(person, flag)
  const badges = [
    person.banned && (
      <Badge key="banned" kind="bad">
        {text('flag.banned')}
      </Badge>
    ),
    person.owner && (
      <Badge key="owner" kind="bad">
        {text('flag.owner')}
      </Badge>
    ),
    has(Flag.Admin) && !person.owner && (
      <Badge key="admin" kind="bad">
        {text('flag.admin')}
      </Badge>
    ),
    has(Flag.Moderator) && (
      <Badge key="moderator" kind="info">
        {text('flag.moderator')}
      </Badge>
    ),
    has(Flag.VerifiedSymbol) && (
      <Badge key="symbol" kind="ok">
        {text('flag.symbol')}
      </Badge>
    ),
    has(Flag.Featured) && (
      <Badge key="featured" kind="you">
        {text('flag.featured')}
      </Badge>
    ),
    has(Flag.RequestingNameChange) && (
      <Badge key="rename" kind="warn">
        {text('flag.must_rename')}
      </Badge>
    ),
    has(Flag.RequiresVerifiedEmail) && !has(Flag.HasVerifiedEmail) && (
      <Badge key="verify" kind="warn">
        {text('flag.must_verify')}
      </Badge>
    ),
  ].filter(Boolean)
  return (
    <span className={css.root}>
      {badges.length > 0 ? badges : <span className={css.none}>{text('people.none')}</span>}
    </span>
  )
}
