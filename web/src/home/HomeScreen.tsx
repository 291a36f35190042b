import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { Hero } from '../hero/Hero.tsx'
import { heroQuery } from '../hero/hero-queries.ts'
import { OnboardingPlace } from '../onboarding/OnboardingPlace.tsx'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { pollQuery } from '../polls/poll-queries.ts'
import { liveStreams } from '../streams/live-streams.ts'
import { Columns } from '../ui/Columns.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSite } from '../platform/page/site.ts'
import { TagLine } from '../tags/TagLine.tsx'
import { latestVideos } from '../videos/video-queries.ts'
import { GameFilter } from './GameFilter.tsx'
import { blogroll, hotTopics, popularTags } from './home-queries.ts'
import { HomeAside } from './HomeAside.tsx'
import { currentFilter, useGameFilter } from './stored-filter.ts'
import { useTagline } from './use-tagline.ts'
import css from './HomePage.module.css'

/** What all home screens show around their list. */
export const loadHome = (queries: QueryClient, languageId: LanguageId) =>
  Promise.all([
    currentFilter(queries).then((filter) => queries.ensureQueryData(popularTags(filter))),
    queries.ensureQueryData(heroQuery(languageId)),
    queries.ensureQueryData(pollQuery({ kind: 'site' }, languageId)),
    queries.prefetchQuery(hotTopics(languageId)),
    queries.prefetchQuery(blogroll(languageId)),
    queries.prefetchQuery(liveStreams),
    queries.prefetchQuery(latestVideos),
  ])

/** The frame of all home screens (HOME-01, HOME-02); `children` is the list of one of them. */
export function HomeScreen({ current, children }: { current: string; children: ReactNode }) {
  const { text } = useLanguage()
  const { name } = useSite()
  const tagline = useTagline()
  const { games: filter } = useGameFilter()
  const tags = useIfLoaded(popularTags(filter))?.entries ?? []
  const tabs = [
    { href: '/', label: text('home.latest') },
    { href: '/userfeed', label: text('home.trending') },
    { href: '/most-points', label: text('home.most_points') },
  ]
  return (
    <>
      <h1 className="vh">
        {name}: {tagline ?? text('site.tagline')}
      </h1>
      <GameFilter />
      <Columns label={text('home.community')} aside={<HomeAside hasNews={current === '/'} />}>
        <div className={css.top}>
          <Hero />
          {tags.length > 0 && <TagLine title={text('home.popular')} tags={tags} />}
          <OnboardingPlace />
        </div>
        <section>
          <h2 className="vh">{tabs.find(({ href }) => href === current)?.label}</h2>
          <Tabs
            label={text('home.feed')}
            tabs={tabs.map((tab) => ({ ...tab, current: tab.href === current }))}
          />
          {children}
        </section>
      </Columns>
    </>
  )
}
