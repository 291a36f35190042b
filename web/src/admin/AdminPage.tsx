import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useMember } from '../platform/session/session.ts'
import { Empty } from '../ui/Empty.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { groupsFor } from './admin-sections.ts'
import css from './AdminPage.module.css'

const loadFigures = async () =>
  (
    await Promise.all([
      import('./figures/Figures.tsx'),
      loadTexts('figures'),
      loadTexts('statistics'),
    ])
  )[0].Figures
const withoutFigures = () => undefined

/** How the site does, and what staff may do, to begin from. */
export function AdminPage() {
  const text = useText()
  const staff = useMember() ?? { flags: 0, permissions: 0 }
  const groups = groupsFor(staff)
  useHead({ title: text('admin.title'), path: '/admin', hidden: true })

  if (groups.length === 0)
    return <Empty heading="h1" title={text('admin.none')} hint={text('admin.none_hint')} />
  return (
    <>
      <PageHead title={text('admin.title')} lead={text('admin.lead')} />
      {hasPermission(staff, 'canSeeStats') && (
        <Part load={loadFigures} onMissing={withoutFigures} props={{}} />
      )}
      <ul className={css.root}>
        {groups
          .flatMap(({ sections }) => sections)
          .map(({ path, icon, label }) => (
            <li key={path}>
              <a href={`/admin/${path}`}>
                <Icon name={icon} size="lg" />
                {text(label)}
              </a>
            </li>
          ))}
      </ul>
    </>
  )
}
