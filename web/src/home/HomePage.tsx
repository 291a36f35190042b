import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useCategories } from '../categories/categories.tsx'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { Hero } from '../hero/Hero.tsx'
import { heroQuery } from '../hero/hero-queries.ts'
import { useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { pollQuery } from '../polls/poll-queries.ts'
import { Poll } from '../polls/Poll.tsx'
import { Button } from '../ui/Button.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Empty } from '../ui/Empty.tsx'
import { FrontBlock } from '../articles/FrontBlock.tsx'
import { FRONT_SIZE } from '../articles/front-layout.ts'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'
import { StoryRows } from '../articles/StoryRows.tsx'
import type { StoryEntry } from '../articles/story-entry.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { TagLine } from '../tags/TagLine.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import { FilterBar } from './FilterBar.tsx'
import { latestNews, MONTHS_BEST, monthsBest, popularTags } from './home-queries.ts'
import { currentFilter, storeFilter, useStoredFilter } from './stored-filter.ts'
import css from './HomePage.module.css'

export const loader = pageLoader(({ queries, language }) => {
  const { id } = language()
  return Promise.all([
    queries.ensureInfiniteQueryData(latestNews(id, currentFilter())),
    queries.ensureQueryData(popularTags(currentFilter())),
    queries.ensureQueryData(monthsBest(id)),
    queries.ensureQueryData(heroQuery),
    queries.ensureQueryData(pollQuery({ kind: 'site' }, id)),
  ])
})

export function HomePage() {
  const { language, text } = useLanguage()
  const filter = useStoredFilter()
  const tags = useIfLoaded(popularTags(filter))?.entries ?? []
  const best = useLoaded(monthsBest(language.id)).data.entries
  useHead({
    title: text('site.tagline'),
    description: text('site.description'),
    path: '/',
    feed: '/feeds/news',
  })

  return (
    <>
      <h1 className="vh">
        {text('site.name')}: {text('site.tagline')}
      </h1>
      <FilterBar categories={useFilterableCategories()} selected={filter} onChange={storeFilter} />
      <Columns
        label={text('home.community')}
        aside={
          <>
            <MonthsBest entries={best} />
            <Poll kind="site" />
          </>
        }
      >
        <div className={css.top}>
          <Hero />
          {tags.length > 0 && <TagLine title={text('home.popular')} tags={tags} />}
        </div>
        <section>
          <h2 className="vh">{text('home.latest')}</h2>
          <Tabs
            label={text('home.feed')}
            tabs={[
              { href: '/', label: text('home.latest'), current: true },
              { href: '/userfeed', label: text('home.trending'), current: false },
            ]}
          />
          <LatestNews filter={filter} />
        </section>
      </Columns>
    </>
  )
}

/** Those a reader can filter by: visible and not a shelf of the store (AMB-13). */
const useFilterableCategories = () => [...useCategories().values()].filter(isChoosable)

function LatestNews({ filter }: { filter: readonly number[] }) {
  const { language, text } = useLanguage()
  const slides = useIfLoaded(heroQuery)?.entries.length
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = useGrowingList(
    latestNews(language.id, filter),
    FRONT_SIZE,
  )

  if (entries.length === 0 && !isOld && !error) {
    const filtered = filter.length > 0
    return (
      <Empty
        title={text('news.none')}
        hint={filtered ? text('home.filtered_empty') : text('news.none_hint')}
      >
        {filtered && <Button onClick={() => storeFilter([])}>{text('home.show_all')}</Button>}
      </Empty>
    )
  }
  return (
    <div className={isOld ? css.old : undefined} aria-busy={isOld || isLoadingMore}>
      <FrontBlock entries={entries} isFirst={slides === 0} />
      {entries.length > FRONT_SIZE && <StoryRows entries={entries.slice(FRONT_SIZE)} />}
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more}>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {error ? text('state.retry') : text('home.load_more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function MonthsBest({ entries }: { entries: StoryEntry[] }) {
  const { text } = useLanguage()
  if (entries.length === 0) return null
  return (
    // With that many news it is screens below what a phone shows first, and its figures have a font
    // of their own.
    <div data-later={entries.length === MONTHS_BEST ? 'on-phones' : undefined}>
      <Module title={text('home.month')}>
        <RankList
          entries={entries.map((entry) => ({
            id: entry.id,
            title: entry.title,
            href: newsPath(entry),
            language_id: entry.language_id,
            figure: <Upvotes stored={entry.upvotes ?? 0} />,
          }))}
        />
      </Module>
    </div>
  )
}
