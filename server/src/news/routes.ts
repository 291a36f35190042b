import {
  countUserNews,
  getNews,
  listNews,
  listRelatedNews,
  type NewsEntry,
} from '@loadout/contract/news/news.ts'
import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import * as newsroom from '@loadout/contract/news/newsroom.ts'
import { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import { createNews } from './create-news.ts'
import { deleteNews } from './delete-news.ts'
import { editNews } from './edit-news.ts'
import { articlePageTags, articleTag, listTags, shownTags } from '../articles/page-tags.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Site } from '../site-parts.ts'
import { pinNews } from './pin-news.ts'
import { readPresetGames } from './preset-games.ts'
import { languageOfList } from '../articles/other-languages.ts'
import { readAsMember } from '../articles/read-as-member.ts'
import { postKind } from '../posts/kind.ts'
import { newsKind } from './kind.ts'
import { readStaffList, readStaffNews } from './read-newsroom.ts'
import { saveNews } from './save-news.ts'
import { countUserNewsOf, readNews, readNewsList, readRelatedNews } from './service.ts'

export function newsRoutes(site: Site) {
  const { serve } = site
  serve(
    getNews,
    ({ input, caller }) => {
      const article = readNews(site, input)
      return caller
        ? readAsMember(site, newsKind, { id: input.id, memberId: caller.id, article })
        : article
    },
    { dependsOn: ({ id }) => articlePageTags(newsKind, id) },
  )
  serve(
    listNews,
    async ({ input, caller }) => ({ entries: await readNewsList(site, input, caller?.id) }),
    {
      dependsOn: (input, { entries }) => [
        ...shownTags(newsKind, entries),
        ...(isRanking(input) ? [] : newsListTags(input, entries)),
        ...(input.with_starred ? starredTags(input, entries) : []),
      ],
      isShared: isRanking,
    },
  )
  serve(
    listRelatedNews,
    async ({ input, caller }) => ({ entries: await readRelatedNews(site, input, caller?.id) }),
    {
      // As a ranking: who has come meanwhile is among the related when the page has expired.
      dependsOn: ({ id }, { entries }) => [
        articleTag(newsKind, id),
        ...shownTags(newsKind, entries),
      ],
    },
  )
  serve(getPresetGames, () => readPresetGames(site), {
    // News that come change nothing any more once there are some.
    dependsOn: (_, { news_id }) =>
      news_id === null
        ? listTags(newsKind, { categoryIds: [FIRST_GAME] })
        : [articleTag(newsKind, news_id)],
    isShared: () => true,
  })
  serve(countUserNews, async ({ input }) => ({ count: await countUserNewsOf(site, input) }), {
    dependsOn: ({ user_id, language_id }) =>
      listTags(newsKind, { authorId: user_id, languageId: language_id }),
  })

  serve(newsroom.listStaffNews, ({ input }) => readStaffList(site, input))
  serve(newsroom.getStaffNews, ({ input }) => readStaffNews(site, input))
  serve(newsroom.createNews, (request) => createNews(site, request))
  serve(newsroom.editNews, (request) => editNews(site, request))
  serve(newsroom.saveNews, (request) => saveNews(site, request))
  serve(newsroom.deleteNews, (request) => deleteNews(site, request))
  serve(newsroom.pinNews, (request) => pinNews(site, request))
}

type Listing = ParsedInputOf<typeof listNews>

/**
 * The most upvoted stand in the frame of every page. Votes and newcomers show when a page has
 * expired, at most `PAGE_CACHE_SECONDS` later; what was changed or deleted goes at once.
 */
const isRanking = ({ order_by }: Listing) => order_by === 'upvotes'

const newsListTags = (input: Listing, entries: readonly NewsEntry[]) =>
  listTags(newsKind, {
    languageId: languageOfList(input, entries),
    categoryIds: input.categories,
    authorId: input.user_id,
  })
/** Posts that have a star mark come into the list and leave it, too. */
const starredTags = ({ categories, user_id, ...input }: Listing, entries: readonly NewsEntry[]) => [
  ...shownTags(
    postKind,
    entries.filter((entry) => entry.is_blog),
  ),
  ...listTags(postKind, {
    languageId: languageOfList(input, entries),
    categoryIds: categories,
    authorId: user_id,
  }),
]
