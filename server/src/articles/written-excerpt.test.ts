import { expect, test } from 'vitest'
import { excerptOf } from '@loadout/contract/news/excerpt-of.ts'
import { writtenExcerpt } from './written-excerpt.ts'

const caption = '<figure><figcaption>Anna</figcaption></figure>'
const video = '<a href="https://v.example/1" data-video="">https://v.example/1</a>'
const long = `${caption}<p>${'many words '.repeat(30)}</p>`

test.each([
  { content: long, excerpt: excerptOf(long) },
  { content: long, excerpt: `Anna${'many words '.repeat(17).trim()} many…` },
  { content: `${caption}<p>Short.</p>`, excerpt: 'AnnaShort.' },
  { content: `${video}<p>The clip.</p>`, excerpt: 'https://v.example/1The clip.' },
  { content: `<p>Hi ${'w'.repeat(300)}</p>`, excerpt: 'Hi…' },
])('what this version or an earlier one has begun, such as "$excerpt", nobody wrote', (kept) => {
  expect(writtenExcerpt(kept)).toBe('')
})

test.each(['Anna many words…', 'Many words', `${'Other words '.repeat(15)}…`])(
  'somebody has written "%s"',
  (excerpt) => {
    expect(writtenExcerpt({ excerpt, content: long })).toBe(excerpt)
  },
)
