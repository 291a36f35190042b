import { useEffect } from 'react'
import { redirect, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { english, languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { getNews, type News } from '@loadout/contract/news/news.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { eventsOfNewsQuery } from '../calendar/events-of-news-query.ts'
import { EventsOfNews } from '../calendar/EventsOfNews.tsx'
import { useCategory } from '../categories/categories.tsx'
import { commentsQuery, COMMENTS_PAGE } from '../comments/comment-queries.ts'
import { Comments } from '../comments/Comments.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { pageIn, pagePath, usePageNumber } from '../platform/page/paged-list.ts'
import { pollQuery } from '../polls/poll-queries.ts'
import { Poll } from '../polls/Poll.tsx'
import { richTextName } from '../platform/page/state.ts'
import { accent } from '../ui/accent.ts'
import { ArticleText } from '../articles/ArticleText.tsx'
import { AuthorCard } from '../articles/AuthorCard.tsx'
import { Module } from '../ui/Module.tsx'
import { Story } from '../articles/Story.tsx'
import type { StoryEntry } from '../articles/story-entry.ts'
import { articleId, articlePath, isArticlePath, languageInAddress } from './article-address.ts'
import { ArticleCover } from '../articles/ArticleCover.tsx'
import { ArticleFoot } from '../articles/ArticleFoot.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { ArticleTools } from '../articles/ArticleTools.tsx'
import { useViewed } from '../statistics/use-viewed.ts'
import { newsQuery, relatedQuery } from './news-queries.ts'
import css from '../articles/ArticleLayout.module.css'

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const id = articleId({ params })
  if (id === undefined) throw missing('article_not_found')
  const address = { params, search: url.searchParams }
  const languageId = languageInAddress(address) ?? language().id
  const page = pageIn(url.searchParams, COMMENTS_PAGE)
  const [news, comments] = await Promise.all([
    queries.ensureQueryData(newsQuery(id, languageId)),
    queries.ensureInfiniteQueryData(commentsQuery({ id, type: 'news' }, { order: 'newest', page })),
    queries.ensureQueryData(relatedQuery(id, languageId)),
    queries.ensureQueryData(pollQuery({ kind: 'news', articleId: id }, languageId)),
    queries.prefetchQuery(eventsOfNewsQuery(id, languageId)),
  ])
  // A page beyond the last, as of any list.
  const isBeyond = page > 1 && comments.pages[0]?.entries.length === 0
  if (isBeyond) address.search.delete('page')
  if (isBeyond || !isArticlePath(news, address)) throw redirect(articlePath(news, address))
})

export function ArticlePage() {
  const params = useParams()
  const [search] = useSearchParams()
  const { language } = useLanguage()
  const asked = languageInAddress({ params, search })
  const languageId = asked ?? language.id
  const id = articleId({ params }) ?? 0
  const { data: news } = useLoaded(newsQuery(id, languageId))
  const related = useLoaded(relatedQuery(id, languageId)).data.entries
  const page = usePageNumber(COMMENTS_PAGE)
  useArticleHead(news, page)
  useCanonicalAddress(news)
  useViewed(news.id)

  return (
    <article className={css.root} {...accent(useCategory(news.categories[0]?.id))}>
      <ArticleHead news={news} wanted={languageId} />
      <ArticleTools
        article={news}
        type="news"
        shownLanguage={
          asked === undefined && news.versions.length > 1
            ? `language_id=${news.language_id}`
            : undefined
        }
      />
      <div className={css.main}>
        <ArticleCover image={news.image} />
        <ArticleText
          html={news.content}
          name={richTextName(getNews.path, news.id)}
          lang={languageById(news.language_id)?.locale}
        />
        <ArticleFoot article={news} />
        <Comments
          key={`${news.id} ${page}`}
          article={{ id: news.id, type: 'news' }}
          source={getNews.path}
          path={newsPath(news)}
          page={page}
        />
      </div>
      <Aside key={`beside ${news.id}`} news={news} related={related} languageId={languageId} />
    </article>
  )
}

type AsideProps = { news: News; related: StoryEntry[]; languageId: LanguageId }

function Aside({ news, related, languageId }: AsideProps) {
  const { text } = useLanguage()
  return (
    <aside className={css.aside} aria-label={text('news.more')} data-later="on-phones">
      <Module title={text('news.written_by')}>
        <AuthorCard
          author={news.author}
          news={news.author_news_post_count}
          posts={news.author_blog_post_count}
        />
      </Module>
      <EventsOfNews newsId={news.id} languageId={languageId} />
      <Poll kind="news" articleId={news.id} languageId={languageId} />
      {related.length > 0 && (
        <Module title={text('news.related')}>
          {related.map((entry) => (
            <Story key={entry.id} entry={entry} layout="mini" />
          ))}
        </Module>
      )}
    </aside>
  )
}

/**
 * Each page of its comments is a page of the article, in every language; the first is the article
 * itself.
 */
function useArticleHead(news: News, page: number) {
  const path = pagePath(newsPath(news), page)
  const language = languageById(news.language_id) ?? english
  useHead({
    title: news.title,
    description: news.excerpt,
    path,
    image: news.image,
    alternates: news.versions.flatMap(({ language_id, slug }) => {
      const other = languageById(language_id)
      return other
        ? [{ locale: other.locale, path: pagePath(newsPath({ id: news.id, slug }), page) }]
        : []
    }),
    language,
    ...(page === 1 && {
      article: {
        title: news.title,
        image: news.image,
        published: news.published,
        revised: news.revised,
        author: news.author.username,
      },
    }),
  })
}

/** Another language has another slug: the address follows the version that is shown (NEWS-04). */
function useCanonicalAddress(news: News) {
  const params = useParams()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isCurrent = params['id'] === String(news.id) && isArticlePath(news, { params, search })
  const address = articlePath(news, { params, search })
  useEffect(() => {
    if (!isCurrent) void navigate(address + hash, { replace: true, preventScrollReset: true })
  }, [isCurrent, address, hash, navigate])
}
