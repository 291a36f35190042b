import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { articleSchema } from './article-schema.ts'
import {
  addColumn,
  addRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
  removeTable,
  toCell,
  type TableChange,
} from './table.ts'

const { nodes } = articleSchema
const line = (text = '') =>
  nodes.paragraph!.create(null, text === '' ? null : articleSchema.text(text))
const cells = (name: 'tableHeading' | 'tableCell', row: string) =>
  nodes.tableRow!.create(
    null,
    [...row].map((letter) => nodes[name]!.create(null, articleSchema.text(letter))),
  )
const tableOf = ([head = '', ...body]: readonly string[]) =>
  nodes.table!.create(null, [
    ...(head === '' ? [] : [nodes.tableHead!.create(null, cells('tableHeading', head))]),
    nodes.tableBody!.create(
      null,
      body.map((row) => cells('tableCell', row)),
    ),
  ])

/** An article of these parts, with the cursor where `at` stands first. */
function writing(parts: Node[], at: string): EditorState {
  const doc = nodes.doc!.create(null, parts)
  let place = 1
  doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(at)) place = position + 1
  })
  const selection = TextSelection.near(doc.resolve(place))
  return EditorState.create({ doc, selection })
}

/** What is written, row by row; headings are in capitals, empty cells a dot. */
function shown(state: EditorState): string[] {
  const rows: string[] = []
  state.doc.descendants((node) => {
    if (node.type.name === 'paragraph') rows.push(node.textContent)
    if (node.type.name === 'tableRow')
      rows.push(
        node.children
          .map(({ textContent, type }) => {
            const text = textContent || '.'
            return type.name === 'tableHeading' ? text.toUpperCase() : text
          })
          .join(''),
      )
    return node.type.name !== 'paragraph'
  })
  return rows
}

const changed = (state: EditorState, ...changes: TableChange[]): EditorState =>
  changes.reduce((now, change) => {
    const tr = change(now)
    return tr ? now.apply(tr) : now
  }, state)
const type =
  (text: string): TableChange =>
  (state) =>
    state.tr.insertText(text)

const toEnd: TableChange = (state) => state.tr.setSelection(TextSelection.atEnd(state.doc))

const table = () => [line('x'), tableOf(['hij', 'abc', 'def']), line('y')]

test('a table comes in place of an empty line or below what is written, with the cursor in its first cell', () => {
  const first = changed(writing([line()], ''), insertTable, type('t'))
  expect(shown(first)).toEqual(['', 'T..', '...', '...'])
  const empty = changed(writing([line('x'), line()], 'x'), toEnd, insertTable, type('t'))
  expect(shown(empty)).toEqual(['x', 'T..', '...', '...'])
  const below = changed(writing([line('x'), line('y')], 'x'), insertTable, type('t'))
  expect(shown(below)).toEqual(['x', 'T..', '...', '...', 'y'])
  expect(changed(below, insertTable)).toBe(below)
  for (const state of [first, empty, below]) state.doc.check()
})

test('rows and columns come after those of the cursor, which goes into them', () => {
  expect(shown(changed(writing(table(), 'b'), addRow, type('n')))).toEqual([
    'x',
    'HIJ',
    'abc',
    '.n.',
    'def',
    'y',
  ])
  expect(shown(changed(writing(table(), 'i'), addRow, type('n')))).toEqual([
    'x',
    'HIJ',
    '.n.',
    'abc',
    'def',
    'y',
  ])
  expect(shown(changed(writing(table(), 'e'), addColumn, type('n')))).toEqual([
    'x',
    'HI.J',
    'ab.c',
    'denf',
    'y',
  ])
  expect(shown(changed(writing(table(), 'f'), addColumn, type('n')))).toEqual([
    'x',
    'HIJ.',
    'abc.',
    'defn',
    'y',
  ])
})

test('rows and columns are taken out, and with the last of them the table', () => {
  expect(shown(changed(writing(table(), 'b'), removeRow, type('n')))).toEqual([
    'x',
    'HIJ',
    'dnef',
    'y',
  ])
  const headless = changed(writing(table(), 'i'), removeRow)
  expect(shown(headless)).toEqual(['x', 'abc', 'def', 'y'])
  headless.doc.check()
  expect(shown(changed(writing(table(), 'f'), removeColumn, type('n')))).toEqual([
    'x',
    'HI',
    'ab',
    'dne',
    'y',
  ])
  expect(shown(changed(writing(table(), 'd'), removeRow, removeRow))).toEqual(['x', 'y'])
  const narrow = changed(writing(table(), 'a'), removeColumn, removeColumn, removeColumn)
  expect(shown(narrow)).toEqual(['x', 'y'])
  expect(shown(changed(writing(table(), 'a'), removeTable, type('n')))).toEqual(['x', 'ny'])
})

test('rows of different length are changed where they have the column', () => {
  const uneven = [tableOf(['hij', 'ab', 'def'])]
  const oneCell = [tableOf(['h', 'abc', 'def'])]
  expect(shown(changed(writing(oneCell, 'a'), removeColumn))).toEqual(['.', 'bc', 'ef'])
  expect(shown(changed(writing(uneven, 'f'), removeColumn))).toEqual(['HI', 'ab', 'de'])
  expect(shown(changed(writing(uneven, 'f'), addColumn))).toEqual(['HIJ.', 'ab.', 'def.'])
})

test('the keys go from cell to cell, and out of the table at its ends', () => {
  const first = writing(table(), 'h')
  expect(shown(changed(first, toCell(1), toCell(1), toCell(1), type('n')))).toContain('nabc')
  expect(toCell(-1)(first)).toBeUndefined()
  expect(toCell(1)(writing(table(), 'f'))).toBeUndefined()
  expect(toCell(1)(writing(table(), 'x'))).toBeUndefined()
  expect(isInTable(first)).toBe(true)
  expect(isInTable(writing(table(), 'y'))).toBe(false)
})
