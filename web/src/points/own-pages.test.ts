import { expect, test } from 'vitest'
import { placeOf } from './own-pages.ts'

const facebook = 'https://www.facebook.com/northwind'
const pages = { facebook, twitter: 'https://x.com/northwind' }
const task = { key: 'visit_facebook', open: true, points: 100 }

test('POINTS-37 SHARE-04 a task that is done on a page elsewhere leads there as long as it pays', () => {
  expect(placeOf(task, pages)?.href).toBe(facebook)
  expect(placeOf({ ...task, key: 'follow_twitter' }, pages)?.href).toBe(pages.twitter)
  for (const other of [{ open: false }, { points: 0 }, { key: 'comment' }])
    expect(placeOf({ ...task, ...other }, pages)).toBeUndefined()
  expect(placeOf(task, { ...pages, facebook: null })).toBeUndefined()
})
