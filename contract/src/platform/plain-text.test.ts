import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<p>O<strong>n</strong>e, two</p>', 'One, two'],
  ['<p>One<br>two</p><ul><li>three</li><li>four</li></ul>', 'One two three four'],
  ['<p>1&nbsp;&lt;&nbsp;2 &amp;&amp; &quot;so on&quot;</p>', '1 < 2 && "so on"'],
  ['<figure><img alt=""><figcaption>Anna</figcaption></figure><p>@Tindra</p>', 'Anna @Tindra'],
  [
    '<a href="https://v.example/1" data-video="">https://v.example/1</a><p>@Tindra</p>',
    'https://v.example/1 @Tindra',
  ],
  ['<p>&amp;nbsp; and &amp;lt;</p>', '&nbsp; and &lt;'],
])('what can be read of %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
