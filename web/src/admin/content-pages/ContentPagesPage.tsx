import { useQueryClient } from '@tanstack/react-query'
import { deletePage, type StaffPageEntry } from '@loadout/contract/content-pages/staff-pages.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Text } from '@loadout/texts/text.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { footerColumns } from '../../shell/footer-columns.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { confirmDelete, useRowAct } from '../RowActions.tsx'
import css from '../news/NewsListPage.module.css'
import { editPagePath, staffPagesQuery } from './page-queries.ts'
import { refreshPages } from './refresh-pages.ts'

/** Every page of the site, in the order of the footer (ADMIN-12). */
export function ContentPagesPage() {
  const { text, language } = useLanguage()
  const remove = useDeletion()
  useHead({ title: text('staff_pages.title'), path: '/admin/content-pages', hidden: true })

  return (
    <>
      <PageHead title={text('staff_pages.title')} lead={text('staff_pages.lead')}>
        <Button variant="primary" href="/admin/content-pages/new">
          <Icon name="plus" />
          {text('staff_pages.add')}
        </Button>
      </PageHead>
      <LoadStates query={staffPagesQuery(language.id)}>
        {({ entries }, isOld) =>
          entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} hint={text('staff_pages.none_hint')} />
          ) : (
            <div className={css.list} aria-busy={isOld}>
              <DataTable
                caption={text('staff_pages.title')}
                columns={columnsOf(text, remove)}
                rows={entries}
                keyOf={({ id }) => id}
              />
            </div>
          )
        }
      </LoadStates>
    </>
  )
}

/** Asks first, and shows the list without it. */
function useDeletion() {
  const text = useText()
  const queries = useQueryClient()
  const act = useRowAct(() => refreshPages(queries))
  return ({ id, title }: StaffPageEntry) =>
    confirmDelete(text, {
      title: text('staff_pages.delete'),
      question: text('staff_pages.delete_question'),
      about: <blockquote className={css.quoted}>{title}</blockquote>,
      act: () => act(() => call(deletePage, { id }, { quiet: true }), text('staff_pages.deleted')),
    })
}

const columnsOf = (
  text: Text,
  remove: (entry: StaffPageEntry) => void,
): Column<StaffPageEntry>[] => [
  { key: 'title', title: text('newsroom.title'), head: true, cell: titleOf },
  {
    key: 'address',
    title: text('staff_pages.address'),
    cell: ({ url }) => (
      <a className={css.address} href={`/${url}`}>
        /{url}
      </a>
    ),
  },
  {
    key: 'group',
    title: text('staff_pages.group'),
    cell: ({ footer_category }) =>
      footerColumns
        .filter(({ number }) => number === footer_category)
        .map(({ label }) => text(label)),
  },
  {
    key: 'delete',
    phone: 'corner',
    title: text('admin.actions'),
    figure: true,
    cell: (entry) => (
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={text('staff_pages.delete_named', { title: entry.title })}
        onClick={() => remove(entry)}
      >
        {text('admin.delete')}
      </Button>
    ),
  },
]

const titleOf = ({ id, title, language_id, languages: written }: StaffPageEntry) => (
  <span className={css.title}>
    <a href={editPagePath(id)} lang={languageById(language_id)?.locale}>
      {title}
    </a>
    <small>
      {written.map((languageId) => languageById(languageId)?.locale.toUpperCase()).join(' · ')}
    </small>
  </span>
)
