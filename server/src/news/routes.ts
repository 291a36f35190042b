import { countUserNews, getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import * as newsroom from '@loadout/contract/news/newsroom.ts'
import { createNews } from './create-news.ts'
import { deleteNews } from './delete-news.ts'
import { editNews } from './edit-news.ts'
import { NEWS_LISTS, newsTag } from './page-tags.ts'
import type { Site } from '../site-parts.ts'
import { pinNews } from './pin-news.ts'
import { readAsMember } from '../articles/read-as-member.ts'
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
    { dependsOn: ({ id }) => [newsTag(id)] },
  )
  serve(listNews, async ({ input }) => ({ entries: await readNewsList(site, input) }), {
    dependsOn: () => [NEWS_LISTS],
  })
  serve(listRelatedNews, async ({ input }) => ({ entries: await readRelatedNews(site, input) }), {
    dependsOn: () => [NEWS_LISTS],
  })
  serve(
    countUserNews,
    async ({ input }) => ({ count: await countUserNewsOf(site, input.user_id, input.language_id) }),
    { dependsOn: () => [NEWS_LISTS] },
  )

  serve(newsroom.listStaffNews, ({ input }) => readStaffList(site, input))
  serve(newsroom.getStaffNews, ({ input }) => readStaffNews(site, input))
  serve(newsroom.createNews, (request) => createNews(site, request))
  serve(newsroom.editNews, (request) => editNews(site, request))
  serve(newsroom.saveNews, (request) => saveNews(site, request))
  serve(newsroom.deleteNews, (request) => deleteNews(site, request))
  serve(newsroom.pinNews, (request) => pinNews(request))
}
