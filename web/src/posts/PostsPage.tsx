import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import type { VisitedAuthor } from '@loadout/contract/statistics/most-read.ts'
import { Story } from '../articles/Story.tsx'
import { StoryGrid } from '../articles/StoryGrid.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { Button } from '../ui/Button.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { RankList } from '../ui/RankList.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import { pathOfPost, writePath } from './post-paths.ts'
import { featuredPosts, LATEST, latestPosts, monthsBestPosts } from './post-queries.ts'
import {
  featuredAuthors,
  mostVisited,
  readThisMonth,
  visitedThisMonth,
  visitedThisWeek,
} from '../statistics/statistics-queries.ts'
import { TopAuthors } from '../statistics/TopAuthors.tsx'
import { TopPosts } from '../statistics/TopPosts.tsx'
import css from './PostsPage.module.css'

export const loader = pageLoader(({ queries, language }) => {
  const { id } = language()
  return Promise.all([
    queries.ensureInfiniteQueryData(latestPosts(id)),
    queries.prefetchQuery(featuredPosts(id)),
    queries.prefetchQuery(monthsBestPosts(id)),
    queries.prefetchQuery(featuredAuthors),
    queries.prefetchQuery(visitedThisWeek),
    queries.prefetchQuery(readThisMonth),
    queries.prefetchQuery(visitedThisMonth),
    queries.prefetchQuery(mostVisited),
  ])
})

/** What members write, at a glance (POST-03). */
export function PostsPage() {
  const { text } = useLanguage()
  const title = text('posts.posts')
  useHead({ title, description: text('posts.lead'), path: '/posts', feed: '/feeds/posts' })
  return (
    <>
      <PageHead title={title} lead={text('posts.lead')}>
        <Button variant="primary" href={writePath}>
          {text('posts.write')}
        </Button>
      </PageHead>
      <SearchForm
        label={text('posts.search')}
        peopleLabel={text('posts.search_people')}
        allLabel={text('posts.search_all_people')}
        kind="post"
        hrefOf={postArchivePath}
      />
      <Columns label={text('posts.most_read')} aside={<MostRead />}>
        <Featured />
        <Latest />
      </Columns>
    </>
  )
}

/** Beside the list: what is read and upvoted most, and whose posts are (POST-05 to POST-10). */
function MostRead() {
  const { text } = useLanguage()
  return (
    <>
      <TopAuthors
        title={text('statistics.top_week')}
        authors={useIfLoaded(visitedThisWeek)?.entries ?? []}
      />
      <TopPosts
        title={text('statistics.top_posts')}
        posts={useIfLoaded(readThisMonth)?.entries ?? []}
      />
      <MonthsBest />
      <TopAuthors
        title={text('statistics.top_month')}
        authors={useIfLoaded(visitedThisMonth)?.entries ?? []}
      />
      <TopAuthors
        title={text('statistics.top_ever')}
        authors={useIfLoaded(mostVisited)?.entries ?? []}
      />
    </>
  )
}

/** A large post and three beside one another, and whom to read (POST-11, POST-12). */
function Featured() {
  const { language, text } = useLanguage()
  const [first, ...others] = useIfLoaded(featuredPosts(language.id))?.entries ?? []
  const authors = useIfLoaded(featuredAuthors)?.entries ?? []
  if (!first && authors.length === 0) return null
  return (
    <Module title={text('posts.featured')}>
      {first && (
        <div className={css.featured}>
          <Story entry={first} layout="full" priority />
          {others.length > 0 && <StoryGrid entries={others} />}
        </div>
      )}
      <FeaturedAuthors authors={authors} />
    </Module>
  )
}

function FeaturedAuthors({ authors }: { authors: readonly VisitedAuthor[] }) {
  const { text } = useLanguage()
  if (authors.length === 0) return null
  return (
    <ul className={css.authors} aria-label={text('posts.featured_authors')}>
      {authors.map((author) => (
        <li key={author.id}>
          <a className={css.author} href={postArchivePath(author)}>
            <Avatar path={author.avatar} size={32} />
            {author.username}
            <Verified person={author} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The latest posts, twelve at a time (POST-08). */
function Latest() {
  const { language, text } = useLanguage()
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = useGrowingList(
    latestPosts(language.id),
    LATEST,
  )
  if (entries.length === 0 && !error)
    return <Empty title={text('posts.none')} hint={text('posts.none_hint')} />
  return (
    <Module title={text('posts.latest')}>
      <div aria-busy={isOld || isLoadingMore}>
        <StoryGrid entries={entries} />
      </div>
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more} data-more="next">
          <Button busy={isLoadingMore} onClick={loadMore}>
            {text(error ? 'state.retry' : 'posts.load_more')}
          </Button>
        </div>
      )}
    </Module>
  )
}

/** What got most upvotes this month (POST-09). */
function MonthsBest() {
  const { language, text } = useLanguage()
  const entries = useIfLoaded(monthsBestPosts(language.id))?.entries ?? []
  if (entries.length === 0) return null
  return (
    <Module title={text('home.month')}>
      <RankList
        entries={entries.map((entry) => ({
          id: entry.id,
          title: entry.title,
          href: pathOfPost(entry),
          language_id: entry.language_id,
          figure: <Upvotes stored={entry.upvotes} />,
        }))}
      />
    </Module>
  )
}
