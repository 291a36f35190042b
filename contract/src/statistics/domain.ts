import type { ContractDomain } from '../platform/domain.ts'
import { listMostBlogVisitors, listMostVisitedPosts } from './most-read.ts'
import { getPostStatistics, getProfileStatistics } from './post-statistics.ts'
import { countNewsViews, countPostViews, viewArticle } from './views.ts'

export const statistics = {
  about: 'Who reads what.',
  endpoints: {
    viewArticle,
    countNewsViews,
    countPostViews,
    getProfileStatistics,
    getPostStatistics,
    listMostBlogVisitors,
    listMostVisitedPosts,
  },
} as const satisfies ContractDomain
