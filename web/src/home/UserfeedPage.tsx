import { useGrowingList } from '../platform/call/growing-list.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { pageLoader } from '../platform/page/page-load.ts'
import { TRENDING, trendingPosts } from './home-queries.ts'
import { HomeScreen, loadHome } from './HomeScreen.tsx'
import { currentFilter, useGameFilter } from './stored-filter.ts'
import { StoryFeed } from './StoryFeed.tsx'

export const loader = pageLoader(({ queries, language }) => {
  const { id } = language()
  return Promise.all([
    currentFilter(queries).then((filter) =>
      queries.ensureInfiniteQueryData(trendingPosts(id, filter)),
    ),
    loadHome(queries, id),
  ])
})

/** Home with what members write instead of news (HOME-02). */
export function UserfeedPage() {
  const { language, text } = useLanguage()
  const tagline = useSite().taglines[language.id]
  const { games: filter } = useGameFilter()
  const list = useGrowingList(trendingPosts(language.id, filter), TRENDING)
  useHead({
    title: text('home.trending'),
    description: tagline ?? text('site.description'),
    path: '/userfeed',
    feed: '/feeds/posts',
  })
  return (
    <HomeScreen current="/userfeed">
      <StoryFeed
        list={list}
        empty={{ title: text('posts.none'), hint: text('posts.none_hint') }}
        more={text('posts.load_more')}
      />
    </HomeScreen>
  )
}
