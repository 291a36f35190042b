import { expect, test } from 'vitest'
import { slowestTaken, slowHtml } from '../../../test/slow-html.ts'
import { MAX_CHARACTERS, MAX_MARKS, acceptedArticle, acceptedNotice } from './sanitize.ts'

const taken = (clean: () => string) => {
  try {
    return clean().length >= 0
  } catch (error) {
    return (error as { code?: string }).code
  }
}

/** How deep the elements of cleaned text lie in each other. */
function depthOf(html: string) {
  let depth = 0
  let deepest = 0
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
    if (name === 'br') continue
    depth += slash ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

test('H11 text that is too long, or begins too many elements or entities, is refused before it is read', () => {
  for (const clean of [acceptedArticle, acceptedNotice]) {
    expect(taken(() => clean('x'.repeat(MAX_CHARACTERS + 1)))).toBe('invalid_request')
    for (const mark of ['<', '&', '<p>', '&amp;', '</p>']) {
      expect([mark, taken(() => clean(mark.repeat(MAX_MARKS + 1)))]).toEqual([
        mark,
        'invalid_request',
      ])
      expect([mark, taken(() => clean(mark.repeat(MAX_MARKS)))]).toEqual([mark, true])
    }
  }
})

test('H11 marks without end on one letter take no time to be put in order', () => {
  const begun = process.cpuUsage()
  expect(
    acceptedNotice(`a${'\u0315'.repeat(49_990)}${'\u0300'.repeat(49_990)}`).length,
  ).toBeLessThan(10)
  const { user } = process.cpuUsage(begun)
  expect(user / 1000).toBeLessThan(1_000)
})

test('H11 most of what parsers are slow with is refused at 100 kB, and the rest is cleaned', () => {
  const outcomes = slowHtml(MAX_CHARACTERS).map((html) => taken(() => acceptedArticle(html)))
  expect(outcomes.filter((outcome) => outcome !== true && outcome !== 'invalid_request')).toEqual(
    [],
  )
  expect(outcomes.filter((outcome) => outcome === 'invalid_request').length).toBeGreaterThan(25)
})

test('H11 of elements within elements no more than thirty are kept, and all of their text', () => {
  for (const html of slowestTaken())
    expect(depthOf(acceptedArticle(html)), html.slice(0, 20)).toBeLessThanOrEqual(31)
  for (const tag of ['blockquote', 'em', 'ul', 'strong', 'table']) {
    const clean = acceptedArticle(`${`<${tag}>`.repeat(1_000)}deep${`</${tag}>`.repeat(1_000)}`)
    expect(depthOf(clean)).toBeLessThanOrEqual(31)
    expect(clean).toContain('deep')
  }
})
