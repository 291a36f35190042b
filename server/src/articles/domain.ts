import type { Domain } from '../domain.ts'
import { articlesInSitemap } from './articles-in-sitemap.ts'
import { cleanArticles } from './clean-articles.ts'

export const articles: Domain = {
  storedHtml: [cleanArticles],
  sitemap: articlesInSitemap,
}
