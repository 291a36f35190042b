import { getSchema, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { isLinkAddress } from './link-address.ts'
import { Picture, Video } from './media.ts'

/** Who said it, at the end of a quotation. */
const QuoteSource = Node.create({
  name: 'quoteSource',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'footer' }],
  renderHTML: () => ['footer', 0],
})

const Quote = Blockquote.extend({ content: 'block+ quoteSource?' })

/**
 * A link to the site itself or plainly elsewhere; the server adds what links of people carry
 * (`rel`). Any other is plain text.
 */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => isLinkAddress(element.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

/**
 * Tables of articles keep their head and their rows, and what is written in them can be changed.
 */
const part = (name: string, tag: string, content: string, more: object = {}) =>
  Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...more,
  })

/** A line of its own within a cell: a paragraph would be another cell. */
const breaksLines = {
  addKeyboardShortcuts(this: {
    name: string
    editor: { isActive: (name: string) => boolean; commands: { setHardBreak: () => boolean } }
  }) {
    return { Enter: () => this.editor.isActive(this.name) && this.editor.commands.setHardBreak() }
  },
}

const table = [
  part('table', 'table', 'tableHead? tableBody', { group: 'block' }),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeading | tableCell)+'),
  part('tableHeading', 'th', 'inline*', breaksLines),
  part('tableCell', 'td', 'inline*', breaksLines),
]

/** What the server keeps of a text of a few lines, such as that of a profile (PROF-25). */
export const briefParts = [Document, Paragraph, Text, HardBreak, Bold, Italic, Link]

/**
 * What the server keeps of an article (`server/src/platform/html/sanitize.ts`), and nothing else.
 */
export const articleParts = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  Heading.configure({ levels: [2, 3] }),
  Quote,
  QuoteSource,
  BulletList,
  OrderedList,
  ListItem,
  Picture,
  Video,
  ...table,
]

export const articleSchema = getSchema(articleParts)
