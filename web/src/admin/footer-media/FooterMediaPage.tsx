import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { useFooterColumns } from './footer-columns.tsx'
import { loadFooterDialog } from './FooterMediaActions.tsx'
import { staffFooterQuery, useRefreshFooter } from './staff-footer-queries.ts'

/** The pictures of the footer (FOOT-03, AMB-103). */
export function FooterMediaPage() {
  const text = useText()
  const refresh = useRefreshFooter()
  const columns = useFooterColumns()
  useHead({ title: text('staff_footer.title'), path: '/admin/footer-media', hidden: true })
  return (
    <>
      <PageHead title={text('staff_footer.title')} lead={text('staff_footer.lead')}>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadFooterDialog, { media: undefined, onSaved: refresh })}
        >
          {text('staff_footer.add')}
        </Button>
      </PageHead>
      <LoadStates query={staffFooterQuery}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} hint={text('staff_footer.none_hint')} />
          ) : (
            <DataTable
              caption={text('staff_footer.title')}
              columns={columns}
              rows={entries}
              keyOf={({ id }) => id}
            />
          )
        }
      </LoadStates>
    </>
  )
}
