import type { Domain } from '../domain.ts'
import { articleCounts } from './kept-counts.ts'
import { articleFiles } from './member-files.ts'
import { eraseMentions } from './erase-mentions.ts'
import { articlesInSitemap } from './articles-in-sitemap.ts'
import { cleanArticles } from './clean-articles.ts'

export const articles: Domain = {
  storedHtml: [cleanArticles],
  sitemap: articlesInSitemap,
  eraseTraces: [eraseMentions],
  ofMember: articleFiles,
  keptCounts: articleCounts,
}
