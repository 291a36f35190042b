import { STREAMS } from '@loadout/contract/streams/stream-path.ts'
import { STREAMS_PAGE, type Stream } from '@loadout/contract/streams/streams.ts'
import { GameFilter } from '../home/GameFilter.tsx'
import { currentFilter, storeFilter, useGameFilter } from '../home/stored-filter.ts'
import { useGrowingList, type GrowingList } from '../platform/call/growing-list.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { Button } from '../ui/Button.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { StreamCard } from './StreamCard.tsx'
import { otherStreams, streamsOnTop } from './stream-queries.ts'
import css from './StreamsPage.module.css'

export const loader = pageLoader(async ({ queries }) => {
  const filter = await currentFilter(queries)
  return Promise.all([
    queries.ensureQueryData(streamsOnTop(filter)),
    queries.ensureInfiniteQueryData(otherStreams(filter)),
  ])
})

/** Channels: up to three featured ones on top, the others below (STREAM-02). */
export function StreamsPage() {
  const text = useText()
  const { games: filter } = useGameFilter()
  const top = useIfLoaded(streamsOnTop(filter))?.entries ?? []
  const others = useGrowingList(otherStreams(filter), STREAMS_PAGE)
  const title = text('nav.streams')
  const lead = text('streams.lead')
  useHead({ title, description: lead, path: STREAMS })
  const isEmpty = top.length + others.entries.length === 0 && !others.error
  return (
    <>
      <PageHead title={title} lead={lead} />
      <GameFilter />
      {isEmpty ? (
        <NoStreams />
      ) : (
        <div className={css.lists}>
          {top.length > 0 && (
            <Module title={text('streams.featured')}>
              <CardGrid busy={others.isOld}>
                {top.map((stream) => (
                  <StreamCard key={stream.id} stream={stream} layout="card" />
                ))}
              </CardGrid>
            </Module>
          )}
          <OtherStreams list={others} />
        </div>
      )}
    </>
  )
}

function OtherStreams({ list }: { list: GrowingList<Stream> }) {
  const text = useText()
  if (list.entries.length === 0 && !list.error) return null
  return (
    <Module title={text('streams.all')}>
      <CardGrid busy={list.isOld || list.isLoadingMore}>
        {list.entries.map((stream) => (
          <StreamCard key={stream.id} stream={stream} layout="card" />
        ))}
      </CardGrid>
      <MoreButton list={list} label={text('streams.load_more')} />
    </Module>
  )
}

function NoStreams() {
  const text = useText()
  const { games, isPicked } = useGameFilter()
  const isFiltered = games.length > 0
  return (
    <Empty
      title={text('streams.none')}
      hint={text(isFiltered && isPicked ? 'streams.filtered_empty' : 'streams.none_hint')}
    >
      {isFiltered && <Button onClick={() => storeFilter([])}>{text('home.show_all')}</Button>}
    </Empty>
  )
}
