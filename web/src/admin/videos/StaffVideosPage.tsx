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
import { staffVideosQuery, useRefreshVideos } from './staff-video-queries.ts'
import { useVideoColumns } from './video-columns.tsx'
import { loadVideoDialog } from './VideoActions.tsx'

/** Videos of the channel, with those that readers do not see (AMB-117). */
export function StaffVideosPage() {
  const text = useText()
  const { page, pageHref } = useListAddress()
  const refresh = useRefreshVideos()
  const columns = useVideoColumns()
  useHead({ title: text('staff_videos.title'), path: '/admin/videos', hidden: true })
  return (
    <>
      <PageHead title={text('staff_videos.title')} lead={text('staff_videos.lead')}>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadVideoDialog, { onSaved: refresh })}
        >
          <Icon name="plus" />
          {text('staff_videos.add')}
        </Button>
      </PageHead>
      <LoadStates query={staffVideosQuery(page)}>
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <Empty title={text('admin.nothing_yet')} hint={text('staff_videos.none_hint')} />
            ) : (
              <DataTable
                caption={text('staff_videos.title')}
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
