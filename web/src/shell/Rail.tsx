import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'
import { SectionLinks } from './SectionLinks.tsx'
import css from './Rail.module.css'

const StaffLinks = ({ path }: { path: string }) => <SectionLinks menu="staff" path={path} />
/** Its words come with those of members. */
const loadStaffLinks = () => loadTexts('members').then(() => StaffLinks)

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
        {member && hasFlag(member, Flag.Admin) && (
          <Part load={loadStaffLinks} onMissing={() => undefined} props={{ path }} />
        )}
      </ul>
    </nav>
  )
}
