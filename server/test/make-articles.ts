import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { ArticleText } from '../src/articles/insert-article.ts'
import { newsKind } from '../src/news/kind.ts'
import { importPost } from '../src/posts/import-post.ts'
import type { RunningSite } from '../src/site.ts'
import { insertVideo } from '../src/videos/insert-video.ts'
import { publishArticle } from './publish-article.ts'

export type VideoWish = {
  author?: { id: number }
  title?: string
  subTitle?: string
  languageId?: LanguageId
  youtubeId?: string
  duration?: number | null
  /** 'infinity' for a draft. */
  publishedAt?: Date | 'infinity'
  upvotes?: number
}
export type NewsWish = {
  author?: { id: number }
  title?: string
  excerpt?: string
  content?: string
  languageId?: LanguageId
  /** Further language versions; the first is made of the fields above. */
  versions?: ArticleText[]
  categoryIds?: number[]
  tags?: string[]
  userTags?: { id: number }[]
  /** 'infinity' for a draft. */
  publishedAt?: Date | 'infinity'
  pinned?: boolean
  starredAt?: Date
  upvotes?: number
  image?: string
}
export type PostWish = Omit<NewsWish, 'versions' | 'pinned' | 'excerpt'> & { held?: boolean }

/** With what an article cannot be without. */
type Of<Wish> = Wish & { author: { id: number }; title: string }

/** Of news and posts alike: whatever is not mentioned gets a plain value. */
const givenOf = ({ clock }: Pick<RunningSite, 'clock'>, wish: Of<Omit<NewsWish, 'versions'>>) => ({
  authorId: wish.author.id,
  image: wish.image ?? 'csgo-1',
  publishedAt: wish.publishedAt ?? aMinuteAgo({ clock }),
  categoryIds: wish.categoryIds ?? [2],
  tags: wish.tags ?? [],
  userTagIds: (wish.userTags ?? []).map((person) => person.id),
  starredAt: wish.starredAt ?? null,
  importedUpvotes: wish.upvotes ?? 0,
})

const aMinuteAgo = ({ clock }: Pick<RunningSite, 'clock'>) =>
  new Date(clock.now().getTime() - 60_000)

export function makeNews(site: RunningSite, wish: Of<NewsWish>): Promise<number> {
  const { title } = wish
  const primary: ArticleText = {
    languageId: wish.languageId ?? 0,
    title,
    excerpt: wish.excerpt ?? `Excerpt of ${title}`,
    content: wish.content ?? `<p>Text of ${title}</p>`,
  }
  return publishArticle(site, newsKind, {
    ...givenOf(site, wish),
    pinned: wish.pinned ?? false,
    versions: [primary, ...(wish.versions ?? [])],
  })
}

export const makePost = (site: RunningSite, wish: Of<PostWish>): Promise<number> =>
  site.transaction((work) =>
    importPost(work, site.clock.now(), {
      ...givenOf(site, wish),
      held: wish.held ?? false,
      text: {
        languageId: wish.languageId ?? 0,
        title: wish.title,
        excerpt: '',
        content: wish.content ?? `<p>${`Text of ${wish.title}. `.repeat(20)}</p>`,
      },
    }),
  )

export const makeVideo = (site: RunningSite, wish: Of<VideoWish>): Promise<number> =>
  site.transaction((work) =>
    insertVideo(work, site.clock.now(), {
      authorId: wish.author.id,
      title: wish.title,
      subTitle: wish.subTitle ?? '',
      languageId: wish.languageId ?? 0,
      youtubeId: wish.youtubeId ?? 'aqz-KE-bpKQ',
      duration: wish.duration ?? null,
      publishedAt: wish.publishedAt ?? aMinuteAgo(site),
      importedUpvotes: wish.upvotes ?? 0,
    }),
  )
