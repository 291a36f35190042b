import { FRONT_SIZE } from '../articles/front-layout.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { latestNews, monthsBest } from './home-queries.ts'
import { HomeScreen, loadHome } from './HomeScreen.tsx'
import { currentFilter, useGameFilter } from './stored-filter.ts'
import { StoryFeed } from './StoryFeed.tsx'
import { WriteNewsPlace } from './WriteNewsPlace.tsx'
import { useTagline } from './use-tagline.ts'

export const loader = pageLoader(({ queries, language }) => {
  const { id } = language()
  return Promise.all([
    currentFilter(queries).then((filter) =>
      queries.ensureInfiniteQueryData(latestNews(id, filter)),
    ),
    queries.ensureQueryData(monthsBest(id)),
    loadHome(queries, id),
  ])
})

/** A drawing for previews of a site that has no icon of its own. */
const FRONT_PICTURE = '/media/news/general-1'

export function HomePage() {
  const { language, text } = useLanguage()
  const tagline = useTagline()
  const { icon } = useSite()
  const { games: filter } = useGameFilter()
  const list = useGrowingList(latestNews(language.id, filter), FRONT_SIZE)
  useHead({
    title: tagline ?? text('site.tagline'),
    description: tagline ?? text('site.description'),
    path: '/',
    ...(icon === null && { image: FRONT_PICTURE }),
    feed: '/feeds/news',
  })
  return (
    <HomeScreen current="/">
      <StoryFeed
        list={list}
        empty={{
          title: text('news.none'),
          hint: text('news.none_hint'),
          children: <WriteNewsPlace />,
        }}
        more={text('home.load_more')}
      />
    </HomeScreen>
  )
}
