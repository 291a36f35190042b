import { expect, test } from 'vitest'
import { acceptedArticle, settled } from './sanitize.ts'

const REL = 'rel="nofollow ugc noopener"'

test.each([
  '<p>Text with <strong>weight</strong> and <em>voice</em>,<br />and a line.</p>',
  '<h2>Head</h2><h3>Smaller</h3><ul><li>One</li></ul><ol><li>Two</li></ol>',
  '<blockquote><p>Said.</p><footer>Someone</footer></blockquote>',
  '<table><thead><tr><th scope="col">Map</th></tr></thead><tbody><tr><td>16–9</td></tr></tbody></table>',
  '<p>Łódź &amp; Київ: 5 &lt; 6, “quoted”</p>',
])('AMB-128 an article may say %s', (html) => {
  expect(acceptedArticle(html)).toBe(html)
})

test.each([
  {
    html: '<a href="https://example.com/x">there</a>',
    clean: `<a href="https://example.com/x" ${REL}>there</a>`,
  },
  { html: '<a href="/news/1/x">here</a>', clean: '<a href="/news/1/x">here</a>' },
  { html: '<a href="//evil.example">there</a>', clean: '<a>there</a>' },
  { html: '<a href="/\\evil.example">there</a>', clean: '<a>there</a>' },
  { html: '<a href="/ne\tws">there</a>', clean: '<a>there</a>' },
  { html: '<a href="https://example.com/\u0085">there</a>', clean: '<a>there</a>' },
  { html: '<a href="javascript:alert(1)">there</a>', clean: '<a>there</a>' },
  { html: '<a href="java\tscript:alert(1)">there</a>', clean: '<a>there</a>' },
  { html: '<a href="&#106;avascript:alert(1)">there</a>', clean: '<a>there</a>' },
  { html: '<a href="data:text/html,x">there</a>', clean: '<a>there</a>' },
  { html: '<a href="mailto:x@example.com">there</a>', clean: '<a>there</a>' },
  {
    html: '<a href="https://example.com" target="_blank" rel="opener" onclick="x()">there</a>',
    clean: `<a href="https://example.com" ${REL}>there</a>`,
  },
])('H05 the link $html is kept as $clean', ({ html, clean }) => {
  expect(acceptedArticle(html)).toBe(clean)
})

test.each([
  { html: '<p>a<script>alert(1)</script>b</p>', clean: '<p>ab</p>' },
  { html: '<p>a<style>p{}</style>b</p>', clean: '<p>ab</p>' },
  { html: '<p onclick="x()" style="color:red" id="a" class="b" name="c">a</p>', clean: '<p>a</p>' },
  { html: '<h1>a</h1><form><input name="b">c</form>', clean: 'ac' },
  { html: '<img src="https://example.com/x.png" onerror="x()">a', clean: 'a' },
  { html: '<svg><script>1</script><a href="javascript:1">a</a></svg>', clean: '<a>a</a>' },
  { html: '<iframe src="https://www.youtube.com/embed/x"></iframe>a', clean: 'a' },
  { html: '<!-- note --><p>a</p>', clean: '<p>a</p>' },
  { html: '<p>a', clean: '<p>a</p>' },
  { html: '<td scope="row">a</td>', clean: '<td>a</td>' },
  { html: '  <p>a</p>\n', clean: '<p>a</p>' },
  { html: '', clean: '' },
  { html: '<p>a\0b</p>', clean: '<p>ab</p>' },
  { html: '<a href="java\0script:alert(1)">a</a>', clean: '<a>a</a>' },
  {
    html: '<a href="">a</a><a href="https://one.invalid/x">b</a><a href="blob:https://one.invalid/x">c</a>',
    clean: '<a>a</a><a href="https://one.invalid/x" rel="nofollow ugc noopener">b</a><a>c</a>',
  },
])('H05 H07 of $html remains $clean', ({ html, clean }) => {
  expect(acceptedArticle(html)).toBe(clean)
})

const PICTURE = '/media/text/0123456789abcdef0123456789abcdef/1200x1200.webp'
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

test.each([
  {
    html: `<figure><img src="${PICTURE}" alt="Our &quot;hall&quot;" width="1200" height="675" onerror="x()"><figcaption>Ours</figcaption></figure>`,
    clean: `<figure><img src="${PICTURE}" alt="Our &quot;hall&quot;" width="1200" height="675" loading="lazy" /><figcaption>Ours</figcaption></figure>`,
  },
  {
    html: `<img src="${PICTURE}" width="1201" height="1">`,
    clean: `<img src="${PICTURE}" alt="" loading="lazy" />`,
  },
  { html: `<img src="https://elsewhere.example${PICTURE}">a`, clean: 'a' },
  { html: `<img src="${PICTURE}?x">a`, clean: 'a' },
  { html: '<img src="/media/avatars/0123456789abcdef0123456789abcdef/64x64.webp">a', clean: 'a' },
])('POST-36 AMB-128 of the picture $html remains $clean', ({ html, clean }) => {
  expect(acceptedArticle(html)).toBe(clean)
  expect(acceptedArticle(clean)).toBe(clean)
})

test.each([
  {
    html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="x()"></iframe>',
    clean: `<a href="https://www.youtube.com/embed/aqz-KE-bpKQ" ${REL} data-video>https://www.youtube.com/embed/aqz-KE-bpKQ</a>`,
  },
  {
    html: '<iframe src="https://player.twitch.tv/?channel=harbour_cup"></iframe>',
    clean: `<a href="https://player.twitch.tv/?channel=harbour_cup" ${REL} data-video>https://player.twitch.tv/?channel=harbour_cup</a>`,
  },
  { html: '<iframe src="https://evil.example/embed/aqz-KE-bpKQ"></iframe>a', clean: 'a' },
  {
    html: `<a href="${VIDEO}" data-video="autoplay">Final</a>`,
    clean: `<a href="${VIDEO}" ${REL} data-video>Final</a>`,
  },
  {
    html: '<a href="https://evil.example" data-video>Final</a>',
    clean: `<a href="https://evil.example" ${REL}>Final</a>`,
  },
])('H04 AMB-128 of the player $html remains $clean', ({ html, clean }) => {
  expect(acceptedArticle(html)).toBe(clean)
  expect(acceptedArticle(clean)).toBe(clean)
})

test('H06 what has been cleaned once stays as it is', () => {
  const cleaned = acceptedArticle(
    '<p>a &amp; b <a href="https://example.com/?a=1&b=2">c</a></p><th>d</th><p>5 < 6',
  )
  expect(acceptedArticle(cleaned)).toBe(cleaned)
})

test('H06 a text is cleaned until nothing changes, and one that changes each time is none', () => {
  expect(settled('<<<p>', (text) => text.replace('<<', '<'))).toBe('<p>')
  expect(settled('<p>', (text) => `<${text}`)).toBe('')
})
