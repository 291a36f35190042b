import { expect, test } from 'vitest'
import { withoutClosingSlashes } from './void-elements.ts'

test.each([
  { of: 'an element without an end', html: '<p>a<br/>b<hr /></p>', written: '<p>a<br>b<hr ></p>' },
  {
    of: 'values that hold slashes',
    html: '<img src="/a/b/" alt="a/b"/><input value="/"/>',
    written: '<img src="/a/b/" alt="a/b"><input value="/">',
  },
  {
    of: 'what a reader wrote',
    html: '<p>&lt;br/&gt; 1/&gt;2</p>',
    written: '<p>&lt;br/&gt; 1/&gt;2</p>',
  },
  {
    of: 'drawings, where it does close',
    html: '<svg><path d="M0 0"/><image href="/a"/></svg>',
    written: '<svg><path d="M0 0"/><image href="/a"/></svg>',
  },
])('closing slashes: $of', ({ html, written }) => {
  expect(withoutClosingSlashes(html)).toBe(written)
})
