import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import { categoriesQuery } from '../categories/categories.tsx'
import { query } from '../platform/call/query.ts'
import { currentFilter, storeFilter } from './stored-filter.ts'

const PRESET = [2, 5]
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

const category = (id: number, hidden = false) => ({
  id,
  name: `Game ${id}`,
  tag_name: '',
  short_name: '',
  background: '',
  color: '',
  has_article_icon: false,
  hidden,
  parent: null,
})

function loading() {
  const queries = new QueryClient()
  const entries = [...[1, 2, 3, 5, 7].map((id) => category(id)), category(8, true)]
  queries.setQueryData(categoriesQuery.queryKey, { entries })
  queries.setQueryData(query(getPresetGames, {}).queryKey, { categories: PRESET, news_id: null })
  return currentFilter(queries)
}

const inBrowser = () => vi.stubGlobal('document', {})
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

test('FILTER-10 whoever has picked nothing begins with the games that the site has chosen', async () => {
  inBrowser()
  expect(await loading()).toEqual(PRESET)
})

test('FILTER-12 lists are narrowed to the games that a reader has picked, from the next one on', async () => {
  inBrowser()
  storeFilter([7, 1])
  expect(await loading()).toEqual([7, 1])
  storeFilter([7])
  expect(await loading()).toEqual([7])
})

test('FILTER-12 AMB-13 of the games that a reader has picked those that are hidden meanwhile narrow nothing', async () => {
  inBrowser()
  storeFilter([8, 7])
  expect(await loading()).toEqual([7])
  storeFilter([8])
  expect(await loading()).toEqual(PRESET)
})

test('FILTER-12 whoever has picked all games is not brought back to those the site has chosen', async () => {
  inBrowser()
  storeFilter([])
  expect(await loading()).toEqual([])
})

test('FILTER-12 what another tab has picked counts here, and what nobody can read is no pick', async () => {
  inBrowser()
  storeFilter([7])
  const [key = ''] = kept.keys()
  kept.set(key, '[3]')
  expect(await loading()).toEqual([3])
  kept.set(key, '{"3":')
  expect(await loading()).toEqual(PRESET)
})

test('FILTER-12 a reader’s games are the same list until they pick others, so that nothing is drawn again', async () => {
  inBrowser()
  storeFilter([7, 1])
  const first = await loading()
  storeFilter([7, 1])
  expect(await loading()).toBe(first)
})

test('the server renders what everybody begins with, whatever is stored where it runs', async () => {
  storeFilter([7])
  expect(await loading()).toEqual(PRESET)
})
