import { Extension, type Editor } from '@tiptap/core'
import { toCell, type TableChange } from './table.ts'

/** Answers whether there was anything to be changed. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  const tr = change(editor.state)
  if (!tr) return false
  editor.view.dispatch(tr)
  editor.view.focus()
  return true
}

/** Tab goes from cell to cell, and on from the last of them: nobody is held in a table. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Before lists, which a table may be in.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => changeTable(editor, toCell(1)),
    'Shift-Tab': ({ editor }) => changeTable(editor, toCell(-1)),
  }),
})
