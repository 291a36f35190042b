import { redirect, useParams } from 'react-router'
import { english, languageById } from '@loadout/contract/languages/languages.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import { getPost, type Post } from '@loadout/contract/posts/posts.ts'
import { ArticleCover } from '../articles/ArticleCover.tsx'
import { ArticleFoot } from '../articles/ArticleFoot.tsx'
import { ArticleText } from '../articles/ArticleText.tsx'
import { ArticleTools } from '../articles/ArticleTools.tsx'
import { AuthorCard } from '../articles/AuthorCard.tsx'
import { Story } from '../articles/Story.tsx'
import { useCategory } from '../categories/categories.tsx'
import { commentsQuery, COMMENTS_PAGE } from '../comments/comment-queries.ts'
import { Comments } from '../comments/Comments.tsx'
import { memberName } from '../people/member-name.ts'
import { useIfLoaded, useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { pageIn, pagePath, usePageNumber } from '../platform/page/paged-list.ts'
import { richTextName } from '../platform/page/state.ts'
import { pollQuery } from '../polls/poll-queries.ts'
import { Poll } from '../polls/Poll.tsx'
import { useViewed } from '../statistics/use-viewed.ts'
import { accent } from '../ui/accent.ts'
import { Module } from '../ui/Module.tsx'
import { besides, latestOfAuthor, postQuery } from './post-queries.ts'
import { pathOfPost } from './post-paths.ts'
import { PostHead } from './PostHead.tsx'
import layout from '../articles/ArticleLayout.module.css'

export const loader = pageLoader(async ({ queries, params, url, language }) => {
  const id = parseId(params['id'])
  if (id === undefined) throw missing('post_not_found')
  const page = pageIn(url.searchParams, COMMENTS_PAGE)
  const list = commentsQuery({ id, type: 'blog' }, { order: 'newest', page })
  // At once, but what is missing says the post, and a draft has none.
  const [post] = await Promise.all([
    queries.ensureQueryData(postQuery(id)),
    queries.prefetchInfiniteQuery(list),
  ])
  const [comments] = await Promise.all([
    post.published === null ? undefined : queries.ensureInfiniteQueryData(list),
    queries.prefetchQuery(latestOfAuthor(post.author.id)),
    queries.prefetchQuery(pollQuery({ kind: 'post', articleId: id }, language().id)),
  ])
  const isBeyond = page > 1 && comments?.pages[0]?.entries.length === 0
  // Whoever knows only the number may write any name and any title (AMB-23).
  const path = pathOfPost(post)
  if (isBeyond || new URL(path, url).pathname !== url.pathname)
    throw redirect(pagePath(path, isBeyond ? 1 : page))
})

/** One post, with or without its title in the address (POST-19). */
export function PostPage() {
  const id = parseId(useParams()['id']) ?? 0
  const { data: post } = useLoaded(postQuery(id))
  const page = usePageNumber(COMMENTS_PAGE)
  const path = pathOfPost(post)
  usePostHead(post, page)
  useViewed(post.id)

  return (
    <article className={layout.root} {...accent(useCategory(post.categories[0]?.id))}>
      <PostHead post={post} />
      <ArticleTools article={post} type="blog" />
      <div className={layout.main}>
        <ArticleCover image={post.image} />
        <ArticleText
          html={post.content}
          name={richTextName(getPost.path, post.id)}
          lang={languageById(post.language_id)?.locale}
        />
        <ArticleFoot article={post} />
        {post.published !== null && (
          <Comments
            key={`${post.id} ${page}`}
            article={{ id: post.id, type: 'blog' }}
            source={getPost.path}
            path={path}
            page={page}
          />
        )}
      </div>
      <Aside key={`beside ${post.id}`} post={post} />
    </article>
  )
}

function Aside({ post }: { post: Post }) {
  const text = useText()
  const { author } = post
  const others = besides(useIfLoaded(latestOfAuthor(author.id))?.entries ?? [], post.id)
  return (
    <aside className={layout.aside} aria-label={text('posts.more')} data-later="on-phones">
      <Module title={text('news.written_by')}>
        <AuthorCard author={author} posts={post.author_blog_post_count} />
      </Module>
      <Poll kind="post" articleId={post.id} />
      {others.length > 0 && (
        <Module
          title={text('posts.latest_of', { name: memberName(author.username, text) })}
          more={{ href: postArchivePath(author), label: text('posts.all') }}
        >
          {others.map((entry) => (
            <Story key={entry.id} entry={entry} layout="mini" />
          ))}
        </Module>
      )}
    </aside>
  )
}

/**
 * A post is written in one language, so that others have no address of it. What is held back is for
 * whoever has its address.
 */
function usePostHead(post: Post, page: number) {
  const { title, image, published, revised, author } = post
  const language = languageById(post.language_id) ?? english
  useHead({
    title,
    description: post.excerpt,
    path: pagePath(pathOfPost(post), page),
    image,
    alternates: [],
    language,
    hidden: published === null || post.held,
    ...(published !== null &&
      page === 1 && { article: { title, image, published, revised, author: author.username } }),
  })
}
