import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { useText } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { SectionLinks } from './SectionLinks.tsx'
import css from './Rail.module.css'

/** The labelled rail of the desktop. */
export function Rail({ path }: { path: string }) {
  const text = useText()
  const member = useMember()
  return (
    <nav className={css.root} aria-label={text('shell.main')}>
      <ul>
        <SectionLinks menu="rail" path={path} />
        <li className={css.rule} aria-hidden />
        <SectionLinks menu="extras" path={path} />
        {member && hasFlag(member, Flag.Admin) && <SectionLinks menu="staff" path={path} />}
      </ul>
    </nav>
  )
}
