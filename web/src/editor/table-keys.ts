import { Extension, type Editor } from '@tiptap/core'
import { isInTable, toCell, type TableChange } from './table.ts'

/** Answers whether there was anything to be changed. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  const tr = change(editor.state)
  if (!tr) return false
  editor.view.dispatch(tr)
  editor.view.focus()
  return true
}

/** What these keys make of a line, a cell cannot be. */
const blockKeys = ['Mod-Alt-2', 'Mod-Alt-3', 'Mod-Shift-b', 'Mod-Shift-7', 'Mod-Shift-8']

/** From a cell the tools are far away by Tab, which stays in the table. */
function focusTools({ view }: Editor): boolean {
  const tools = view.dom
    .closest('[data-editor]')
    ?.querySelector<HTMLElement>('[role=toolbar] button')
  tools?.focus()
  return tools != null
}

/** Tab goes from cell to cell, and on from the last of them: nobody is held in a table. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Before lists, which a table may be in.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => changeTable(editor, toCell(1)),
    'Shift-Tab': ({ editor }) => changeTable(editor, toCell(-1)),
    'Alt-F10': ({ editor }) => focusTools(editor),
    ...Object.fromEntries(
      blockKeys.map((key) => [key, ({ editor }: { editor: Editor }) => isInTable(editor.state)]),
    ),
  }),
})
