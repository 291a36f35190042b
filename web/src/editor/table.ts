import type { Node, Schema } from '@tiptap/pm/model'
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/** A change of a table; undefined where there is nothing to be changed. */
export type TableChange = (state: EditorState) => Transaction | undefined

const ROWS = 3
const COLUMNS = 3

type Row = { node: Node; from: number; isOfHead: boolean }
type Place = { from: number; size: number; rows: Row[]; row: number; column: number }

/** Those of the head, then those of the body. */
function rowsOf(table: Node, from: number): Row[] {
  const rows: Row[] = []
  table.forEach((section, sectionAt) =>
    section.forEach((node, rowAt) => {
      const isOfHead = section.type.name === 'tableHead'
      rows.push({ node, from: from + 1 + sectionAt + 1 + rowAt, isOfHead })
    }),
  )
  return rows
}

/** The table, row and column of the cursor. */
function placeOf({ selection: { $from } }: EditorState): Place | undefined {
  let depth = $from.depth
  while (depth > 0 && $from.node(depth).type.name !== 'tableRow') depth--
  if (depth === 0) return undefined
  const table = $from.node(depth - 2)
  const from = $from.before(depth - 2)
  const rows = rowsOf(table, from)
  const row = rows.findIndex((each) => each.from === $from.before(depth))
  return { from, size: table.nodeSize, rows, row, column: $from.index(depth) }
}

export const isInTable = (state: EditorState): boolean => placeOf(state) !== undefined

/** Where a cell begins. Rows of what was pasted may have fewer than others. */
function cellAt({ node, from }: Row, column: number): number {
  const before = node.children.slice(0, column)
  return before.reduce((at, { nodeSize }) => at + nodeSize, from + 1)
}

/** Puts the cursor into a cell of the table that begins there, or the one that is nearest to it. */
function moveTo(tr: Transaction, from: number, { row, column }: Pick<Place, 'row' | 'column'>) {
  const table = tr.doc.nodeAt(from)
  const rows = table ? rowsOf(table, from) : []
  const nearest = rows[Math.min(row, rows.length - 1)]
  if (!nearest) return tr
  const cell = cellAt(nearest, Math.min(column, nearest.node.childCount - 1))
  return tr.setSelection(TextSelection.near(tr.doc.resolve(cell + 1))).scrollIntoView()
}

function makeRow({ nodes }: Schema, cells: readonly string[]): Node | undefined {
  const made = cells.flatMap((name) => nodes[name]?.create() ?? [])
  return nodes['tableRow']?.create(null, made)
}

const rowOf = (name: string) => Array.from({ length: COLUMNS }, () => name)

/** With a head, below what is being written or in place of an empty line. */
export const insertTable: TableChange = (state) => {
  if (isInTable(state)) return undefined
  const { schema, selection, tr } = state
  const { table, tableHead, tableBody } = schema.nodes
  const head = makeRow(schema, rowOf('tableHeading'))
  const body = Array.from({ length: ROWS - 1 }, () => makeRow(schema, rowOf('tableCell')))
  const made = table?.create(null, [
    ...(tableHead && head ? [tableHead.create(null, head)] : []),
    ...(tableBody
      ? [
          tableBody.create(
            null,
            body.filter((row) => row !== undefined),
          ),
        ]
      : []),
  ])
  if (!made) return undefined
  const { $from, to } = selection
  // The first line stays: nothing could be written above the table otherwise.
  const isEmptyLine = $from.depth === 1 && $from.index(0) > 0 && $from.parent.content.size === 0
  const below = $from.depth === 0 ? to : $from.after(1)
  const at = isEmptyLine ? $from.before(1) : below
  return moveTo(tr.replaceWith(at, below, made), at, { row: 0, column: 0 })
}

/** Below the row of the cursor; what follows the head is the first of the body. */
export const addRow: TableChange = (state) => {
  const place = placeOf(state)
  const current = place?.rows[place.row]
  if (!current) return undefined
  const { isOfHead, from, node } = current
  const next = isOfHead ? place.rows.findIndex((row) => !row.isOfHead) : place.row + 1
  const at = isOfHead ? place.rows[next]?.from : from + node.nodeSize
  const made = makeRow(
    state.schema,
    node.children.map(({ type }) => (isOfHead ? 'tableCell' : type.name)),
  )
  if (at === undefined || !made) return undefined
  return moveTo(state.tr.insert(at, made), place.from, { row: next, column: place.column })
}

/** At the right of the column of the cursor. */
export const addColumn: TableChange = (state) => {
  const place = placeOf(state)
  if (!place) return undefined
  const { rows, row, column } = place
  const { tr } = state
  // From the end, so that what is still to be changed stays where it was.
  for (const each of rows.toReversed()) {
    const beside = each.node.children[column] ?? each.node.lastChild
    if (beside) tr.insert(cellAt(each, column + 1), beside.type.create())
  }
  return moveTo(tr, place.from, { row, column: column + 1 })
}

export const removeTable: TableChange = (state) => {
  const found = placeOf(state)
  if (!found) return undefined
  const { from, size } = found
  const tr = state.tr.delete(from, from + size)
  const place = tr.doc.resolve(from)
  // Text, and no picture: what is typed next would replace it.
  const cursor = Selection.findFrom(place, 1, true) ?? Selection.findFrom(place, -1, true)
  return (cursor ? tr.setSelection(cursor) : tr).scrollIntoView()
}

/** The head goes with its last row, and the table with the last of its body. */
export const removeRow: TableChange = (state) => {
  const place = placeOf(state)
  const current = place?.rows[place.row]
  if (!current) return undefined
  const { isOfHead, from, node } = current
  const isLast = place.rows.filter((row) => row.isOfHead === isOfHead).length === 1
  if (isLast && !isOfHead) return removeTable(state)
  // A head without rows is none.
  const around = isLast ? 1 : 0
  const tr = state.tr.delete(from - around, from + node.nodeSize + around)
  return moveTo(tr, place.from, place)
}

/** The table goes with its last column; a row whose only cell it is keeps that, empty. */
export const removeColumn: TableChange = (state) => {
  const place = placeOf(state)
  if (!place) return undefined
  const { rows, column } = place
  const withIt = rows.filter(({ node }) => node.childCount > column)
  if (rows.every(({ node }) => node.childCount === 1)) return removeTable(state)
  const { tr } = state
  for (const row of withIt.toReversed()) {
    const at = cellAt(row, column)
    const around = row.node.childCount === 1 ? 1 : 0
    tr.delete(at + around, at + row.node.child(column).nodeSize - around)
  }
  return moveTo(tr, place.from, place)
}

/** The cell after that of the cursor, or the one before it; undefined at either end. */
export const toCell =
  (step: 1 | -1): TableChange =>
  (state) => {
    const place = placeOf(state)
    if (!place) return undefined
    const cells = place.rows.flatMap(({ node }, row) =>
      node.children.map((_, column) => ({ row, column })),
    )
    const { row, column } = place
    const index = cells.findIndex((cell) => cell.row === row && cell.column === column)
    const next = cells[index + step]
    return next && moveTo(state.tr, place.from, next)
  }
