import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useListAddress } from '../list-address.ts'
import { LoadStates } from '../LoadStates.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { staffStreamsQuery, useRefreshStreams } from './staff-stream-queries.ts'
import css from './StaffStreamsPage.module.css'
import { useStreamColumns } from './stream-columns.tsx'
import { loadStreamDialog } from './StreamActions.tsx'

/** Channels of the directory, with those that readers do not see (ADMIN-11). */
export function StaffStreamsPage() {
  const text = useText()
  const { page, pageHref } = useListAddress()
  const refresh = useRefreshStreams()
  const columns = useStreamColumns()
  useHead({ title: text('staff_streams.title'), path: '/admin/streams', hidden: true })
  return (
    <>
      <PageHead title={text('staff_streams.title')} lead={text('staff_streams.lead')}>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadStreamDialog, { onSaved: refresh })}
        >
          <Icon name="plus" />
          {text('staff_streams.add')}
        </Button>
      </PageHead>
      <LoadStates query={staffStreamsQuery(page)}>
        {({ count, asked, entries }, isOld) => (
          <div aria-busy={isOld}>
            {!asked && <p className={css.note}>{text('staff_streams.not_asked')}</p>}
            {entries.length === 0 ? (
              <Empty title={text('admin.nothing_yet')} hint={text('staff_streams.none_hint')} />
            ) : (
              <DataTable
                caption={text('staff_streams.title')}
                columns={columns}
                rows={entries}
                keyOf={({ id }) => id}
              />
            )}
            <TableFoot page={page} count={count} href={pageHref} />
          </div>
        )}
      </LoadStates>
    </>
  )
}
