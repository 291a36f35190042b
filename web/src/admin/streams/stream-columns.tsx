import type { StaffStream } from '@loadout/contract/streams/staff-streams.ts'
import { streamPath } from '@loadout/contract/streams/stream-path.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useCategory } from '../../categories/categories.tsx'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { StreamActions } from './StreamActions.tsx'

export function useStreamColumns(): Column<StaffStream>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return [
    { key: 'channel', title: text('staff_streams.channel'), head: true, cell: channelCell },
    { key: 'title', title: text('newsroom.title'), cell: titleCell },
    { key: 'game', title: text('staff_events.game'), cell: gameCell },
    { key: 'state', title: text('newsroom.state'), cell: stateCell },
    {
      key: 'viewers',
      title: text('staff_streams.viewers'),
      figure: true,
      cell: ({ viewers }) => (viewers === null ? '–' : figureText(locale, viewers)),
    },
    {
      key: 'actions',
      phone: 'corner',
      title: text('admin.actions'),
      figure: true,
      cell: actionsCell,
    },
  ]
}

const channelCell = (stream: StaffStream) =>
  stream.hidden ? <b>{stream.username}</b> : <a href={streamPath(stream)}>{stream.username}</a>
const titleCell = ({ title }: StaffStream) => (title === '' ? '–' : title)

const Game = ({ id }: { id: number }) => useCategory(id)?.name ?? '–'
const gameCell = ({ category_id }: StaffStream) => <Game id={category_id} />

function State({ stream: { live, featured, hidden } }: { stream: StaffStream }) {
  const text = useText()
  return (
    <>
      {live && <Badge kind="live">{text('streams.live')}</Badge>}{' '}
      {featured && <Badge kind="info">{text('staff_streams.featured')}</Badge>}{' '}
      {hidden && <Badge kind="outline">{text('staff_streams.hidden')}</Badge>}
    </>
  )
}
const stateCell = (stream: StaffStream) => <State stream={stream} />
const actionsCell = (stream: StaffStream) => <StreamActions stream={stream} />
