import { cleanContentPages } from './content-pages/clean-pages.ts'
import { cleanArticles } from './articles/clean-articles.ts'
import { cleanNotices } from './notice/clean-notices.ts'

/**
 * Every domain that stores HTML. Its table says with `sanitizer_version` what each text was cleaned
 * with.
 */
export const storedHtml = [cleanArticles, cleanContentPages, cleanNotices]
