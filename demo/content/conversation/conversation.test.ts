import { expect, test } from 'vitest'
import { readAllNews } from '../all-news.ts'
import { everybody } from '../everybody.ts'
import { commentsOnAll } from './all-comments.ts'
import { exchangesIn } from './exchanges.ts'

const news = await readAllNews()
const commentsOn = commentsOnAll(news)
const all = [...commentsOn.values()].flat()
const withoutName = (text: string) => text.replace(/^@\S+ /, '')

test('four hundred people have names that the site allows, each their own', () => {
  expect(everybody).toHaveLength(400)
  expect(new Set(everybody.map(({ name }) => name.toLowerCase())).size).toBe(400)
  expect(everybody.filter(({ name }) => !/^[A-Za-z0-9]{3,15}$/.test(name))).toEqual([])
  expect(new Set(everybody.map(({ country }) => country)).size).toBeGreaterThan(60)
})

test('more than four in five of 3,000 comments are said once, whoever they name', () => {
  expect(all).toHaveLength(3000)
  expect(new Set(all.map(({ text }) => withoutName(text))).size / all.length).toBeGreaterThan(0.8)
})

test('nobody repeats a sentence below the same article', () => {
  for (const [entry, comments] of commentsOn) {
    const texts = comments.map(({ text }) => withoutName(text))
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      entry.versions.en.title,
    ).toEqual([])
  }
})

test('below an article a moment is named four times at most and somebody of the staff speaks twice, unless what was written for it alone does more', () => {
  const staff = everybody.filter((person) => person.staff && !person.writer)
  for (const [entry, comments] of commentsOn) {
    for (const moment of entry.moments) {
      const naming = (texts: readonly { text: string }[]) =>
        texts.filter(({ text }) => text.toLowerCase().includes(moment.toLowerCase())).length
      expect(naming(comments), `${entry.versions.en.title}: ${moment}`).toBeLessThanOrEqual(
        Math.max(
          4,
          naming([
            ...entry.comments,
            ...exchangesIn(entry.talk).flatMap((exchange) => [exchange, ...exchange.answers]),
          ]),
        ),
      )
    }
    for (const { name } of staff) {
      const said = (by: readonly { by: string }[]) =>
        by.filter((comment) => comment.by === name).length
      expect(said(comments), `${entry.versions.en.title}: ${name}`).toBeLessThanOrEqual(
        Math.max(2, said(entry.comments)),
      )
    }
  }
})

test('whoever is spoken to has spoken below the same article before, or wrote it', () => {
  for (const [entry, comments] of commentsOn) {
    for (const { by, minutesAfter, text } of comments) {
      for (const [, name = ''] of text.matchAll(/@(\w+)/g)) {
        const spokeBefore = comments.some(
          (earlier) => earlier.by === name && earlier.minutesAfter <= minutesAfter,
        )
        expect(
          name !== by && (name === entry.author || spokeBefore),
          `${entry.versions.en.title}: ${text}`,
        ).toBe(true)
      }
    }
  }
})

test('no gap in a line is left open', () => {
  expect(all.filter(({ text }) => /[{}]|undefined/.test(text))).toEqual([])
})

test('upvotes have a long tail: half of the comments have a few, the best some dozens', () => {
  const upvotes = all.map((comment) => comment.upvotes ?? 0).toSorted((a, b) => a - b)
  expect(upvotes[1500]).toBeLessThan(6)
  expect(upvotes.at(-1)).toBeGreaterThan(40)
})

test('the same community comes out every time', () => {
  expect([...commentsOnAll(news).values()].flat()).toEqual(all)
})
