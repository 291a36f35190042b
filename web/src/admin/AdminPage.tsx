import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useMember } from '../platform/session/session.ts'
import { Empty } from '../ui/Empty.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { groupsFor } from './admin-sections.ts'
import css from './AdminPage.module.css'

/** What staff may do, to begin from. */
export function AdminPage() {
  const text = useText()
  const groups = groupsFor(useMember() ?? { flags: 0, permissions: 0 })
  useHead({ title: text('admin.title'), path: '/admin', hidden: true })

  if (groups.length === 0)
    return <Empty heading="h1" title={text('admin.none')} hint={text('admin.none_hint')} />
  return (
    <>
      <PageHead title={text('admin.title')} lead={text('admin.lead')} />
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
