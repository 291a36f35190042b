import { expect, test } from 'vitest'
import { readAllNews } from './all-news.ts'

const news = await readAllNews()
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

test('NEWS-05 at least 30 English articles have 300 to 900 words', () => {
  const lengths = news.map(({ versions }) => words(versions.en.content))
  expect(lengths.filter((length) => length >= 300 && length <= 900).length).toBeGreaterThanOrEqual(
    30,
  )
})

test('each game that the front page shows has six news of the last seven days, with pictures that differ', () => {
  for (const game of ['general', 'csgo', 'fortnite', 'pubg', 'lol'] as const) {
    const ofTheWeek = news.filter(
      ({ categories, hoursAgo }) => categories[0] === game && hoursAgo < 7 * 24,
    )
    expect(ofTheWeek.length, game).toBeGreaterThanOrEqual(6)
    expect(new Set(ofTheWeek.map(({ image }) => image)).size, game).toBeGreaterThanOrEqual(6)
  }
})

test('the news reach back a year and a half', () => {
  const days = news.map(({ hoursAgo }) => hoursAgo / 24)
  expect(Math.max(...days)).toBeGreaterThan(530)
  expect(Math.max(...days)).toBeLessThan(550)
})

test('the Northern Masters lie ahead of those who prepare for them and behind those who have played', () => {
  const masters = 40
  const ahead = [
    'Red Ferry are the first',
    'Ostrava Nine have hired',
    'Paper Lantern sign a seventeen',
  ]
  const behind = ['First LAN at sixteen', 'What a car is worth']
  const daysAgo = (title: string) =>
    (news.find(({ versions }) => versions.en.title.startsWith(title))?.hoursAgo ?? Number.NaN) / 24
  for (const title of ahead) expect(daysAgo(title), title).toBeGreaterThan(masters)
  for (const title of behind) expect(daysAgo(title), title).toBeLessThan(masters)
})
