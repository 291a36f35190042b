import { expect, test } from 'vitest'
import type { ArticleHit } from '@loadout/contract/search/article-search.ts'
import { mergeHits } from './article-results.ts'

const hit = (id: number, type: 'news' | 'blog' = 'news') => ({ id, type }) as ArticleHit

test('SEARCH-21 an article that is both recent and relevant is listed once, where the newest stand', () => {
  expect(mergeHits([hit(9), hit(8)], [hit(3), hit(9), hit(5)])).toEqual([
    hit(9),
    hit(8),
    hit(3),
    hit(5),
  ])
})

test('SEARCH-21 a post and a news item with the same number are two articles', () => {
  expect(mergeHits([hit(1, 'news')], [hit(1, 'blog')])).toHaveLength(2)
})
