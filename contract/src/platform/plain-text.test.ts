import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<p>O<strong>n</strong>e, two</p>', 'One, two'],
  ['<p>One<br>two</p><ul><li>three</li><li>four</li></ul>', 'One two three four'],
  ['<p>1&nbsp;&lt;&nbsp;2 &amp;&amp; &quot;so on&quot;</p>', '1 < 2 && "so on"'],
  ['<p>&amp;nbsp; and &amp;lt;</p>', '&nbsp; and &lt;'],
])('what can be read of %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
