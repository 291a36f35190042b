import { hasPermission, type Standing } from '@loadout/contract/accounts/permissions.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useMember } from '../platform/session/session.ts'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { groupsFor } from './admin-sections.ts'
import { NoMailServer } from './mails/NoMailServer.tsx'
import { NextSteps } from './setup/NextSteps.tsx'
import { Waiting } from './Waiting.tsx'
import css from './AdminPage.module.css'

const loadFigures = async () =>
  (
    await Promise.all([
      import('./figures/Figures.tsx'),
      loadTexts('figures'),
      loadTexts('statistics'),
    ])
  )[0].Figures

/** Whoever sees what was mailed, or sets how the site behaves. */
const seesMailServer = (staff: Standing) =>
  hasPermission(staff, 'canSeeUserProfile') || hasPermission(staff, 'canManageContent')

const withoutMore = () => undefined

/** What waits for this member of staff, what is new, and how the site does. */
export function AdminPage() {
  const text = useText()
  const staff = useMember() ?? { flags: 0, permissions: 0 }
  const sections = groupsFor(staff).flatMap((group) => group.sections)
  useHead({ title: text('admin.title'), path: '/admin', hidden: true })

  if (sections.length === 0)
    return <Empty heading="h1" title={text('admin.none')} hint={text('admin.none_hint')} />
  return (
    <>
      <PageHead title={text('admin.title')} />
      <NextSteps />
      {seesMailServer(staff) && <NoMailServer />}
      <Waiting sections={sections} />
      <div className={css.latest}>
        {sections.map(
          ({ path, loadLatest }) =>
            loadLatest && <Part key={path} load={loadLatest} onMissing={withoutMore} props={{}} />,
        )}
      </div>
      {hasPermission(staff, 'canSeeStats') && (
        <Part load={loadFigures} onMissing={withoutMore} props={{}} />
      )}
    </>
  )
}
