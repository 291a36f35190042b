import {
  DOMParser as ArticleParser,
  DOMSerializer,
  type Node,
  type Schema,
  type Slice,
} from '@tiptap/pm/model'
import { policy } from '../platform/rich-text.tsx'
import { articleSchema } from './article-schema.ts'

/** In a document of its own: nothing in it runs, loads or is seen. */
const readHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body

/** An article as the editor holds it. What such a text cannot have is left out. */
export const documentOf = (html: string, schema: Schema = articleSchema): Node =>
  ArticleParser.fromSchema(schema).parse(readHtml(html))

/** A part of one, such as what somebody pastes, for an editor of that schema. */
export const sliceOf = (html: string, schema: Schema): Slice =>
  ArticleParser.fromSchema(schema).parseSlice(readHtml(html), { preserveWhitespace: true })

/** Text that somebody pastes: an empty line begins a paragraph. */
export function sliceOfText(text: string, schema: Schema): Slice {
  const place = document.createElement('div')
  for (const lines of text.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const paragraph = document.createElement('p')
    for (const [index, line] of lines.split('\n').entries())
      paragraph.append(...(index > 0 ? [document.createElement('br')] : []), line)
    place.append(paragraph)
  }
  return ArticleParser.fromSchema(schema).parseSlice(place, { preserveWhitespace: true })
}

/** An article as it is sent: nothing when nothing is written. */
export function htmlOf(article: Node): string {
  const place = document.createElement('div')
  const serializer = DOMSerializer.fromSchema(article.type.schema)
  place.append(serializer.serializeFragment(article.content, { document }))
  // An item of a list is a paragraph in the editor and a line in an article.
  for (const item of place.querySelectorAll('li')) {
    if (item.children.length === 1 && item.firstElementChild?.tagName === 'P')
      item.replaceChildren(...item.firstElementChild.childNodes)
  }
  while (place.lastElementChild?.tagName === 'P' && place.lastElementChild.childNodes.length === 0)
    place.lastElementChild.remove()
  return place.innerHTML
}

/** The same article, written as the editor writes it: so that opening one changes nothing. */
export const asEdited = (html: string): string => htmlOf(documentOf(html))
