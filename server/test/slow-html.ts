import { MAX_CHARACTERS, MAX_MARKS } from '../src/platform/html/sanitize.ts'

/** What parsers are slow with, by what it repeats. */
const pieces = [
  '<p>',
  '<blockquote>',
  '<div>',
  '<a href="/x">',
  '<b><i>',
  '<table><tr><td>',
  '<ul><li>',
  '</p>',
  '<',
  '<!',
  '<!--',
  '<!-->',
  '<![CDATA[',
  '<?',
  '<p/',
  '<a<',
  '<script>',
  '<style><a>',
  '<textarea><b>',
  '<svg><style>',
  '<math><mtext>',
  '<template>',
  '<title><p title="</title>',
  '&amp',
  '&',
  '&#',
  '&#x',
  '&lt;',
  '&lt;p&gt;',
  'word ',
  ' ',
  '\n',
  '\u0000',
  '<p>x</p>',
  '<em>x</em>',
  '<a href="https://a.example/">x</a>',
]
const within: ((length: number) => string)[] = [
  (length) => `<p ${repeat('a=1 ', length)}>x</p>`,
  (length) => `<a ${repeat('href="x" ', length)}>x</a>`,
  (length) => `<a ${repeat('on', length)}="x">x</a>`,
  (length) => `<a href="${repeat('x', length)}">x</a>`,
  (length) => `<a href="${repeat(' ', length)}">x</a>`,
  (length) => `<a href="java${repeat('\t', length)}script:x">x</a>`,
  (length) => `<a href="${repeat('a:', length)}">x</a>`,
  (length) => `<a href="${repeat('//', length)}">x</a>`,
  (length) => `<a href="https://${repeat('a.', length)}">x</a>`,
  (length) => `<a href="https://${repeat('@', length)}">x</a>`,
  (length) => `<p title=${repeat(`"'`, length)}`,
  (length) => `<p${repeat(' ', length)}`,
  (length) => `<!--${repeat('-', length)}`,
  (length) => repeat('<blockquote>', length / 2) + repeat('</blockquote>', length / 2),
]

const repeat = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.floor(length))

/** Markup of nobody who writes articles, so many characters long (checklist H11). */
export const slowHtml = (length: number): string[] => [
  ...pieces.map((piece) => repeat(piece, length)),
  ...within.map((write) => write(length - 60)),
]

/** The same, as much of it as is read at all. */
export const slowestTaken = (): string[] =>
  slowHtml(MAX_CHARACTERS).map((html) => beforeTooMany(beforeTooMany(html, '<'), '&'))

const beforeTooMany = (html: string, mark: string) =>
  html
    .split(mark)
    .slice(0, MAX_MARKS + 1)
    .join(mark)
