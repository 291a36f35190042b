import type { Author } from '@loadout/contract/accounts/author.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './Verified.module.css'

/** The symbols beside a name: verified (ROLE-08), featured (ROLE-09). */
export function Verified({ person }: { person: Pick<Author, 'flags'> }) {
  const text = useText()
  return (
    <>
      {hasFlag(person, Flag.VerifiedSymbol) && (
        <Icon
          name="badge-check"
          className={classNames(css.symbol, css.verified)}
          label={text('person.verified')}
        />
      )}
      {hasFlag(person, Flag.Featured) && (
        <Icon
          name="star"
          className={classNames(css.symbol, css.featured)}
          label={text('person.featured')}
        />
      )}
    </>
  )
}
