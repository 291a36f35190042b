import type { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, type KeyboardEvent } from 'react'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { openPicture } from './pasting.ts'
import {
  addColumn,
  addRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
  removeTable,
} from './table.ts'
import { changeTable } from './table-keys.ts'
import css from './ArticleEditor.module.css'

type Tool = {
  icon: IconName
  label: PlainMessageId
  /** As aria-keyshortcuts spells them. */
  keys?: string
  act: (editor: Editor) => unknown
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const loadLink = () => import('./LinkDialog.tsx').then(({ LinkDialog }) => LinkDialog)

const loadVideo = () => import('./VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog)

export const openLink = (editor: Editor) => openModal(loadLink, { editor })

const groups: Tool[][] = [
  [
    {
      icon: 'heading',
      label: 'editor.heading',
      keys: 'Control+Alt+2',
      act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading'),
    },
    {
      icon: 'bold',
      label: 'editor.bold',
      keys: 'Control+B',
      act: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      icon: 'italic',
      label: 'editor.italic',
      keys: 'Control+I',
      act: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      icon: 'quote',
      label: 'editor.quote',
      keys: 'Control+Shift+B',
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    {
      icon: 'list',
      label: 'editor.list',
      keys: 'Control+Shift+8',
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      icon: 'list-ordered',
      label: 'editor.numbered_list',
      keys: 'Control+Shift+7',
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
  ],
  [
    {
      icon: 'link',
      label: 'editor.link',
      keys: 'Control+K',
      act: openLink,
      isOn: (editor) => editor.isActive('link'),
    },
    {
      icon: 'image',
      label: 'editor.picture',
      act: (editor) => openPicture(editor),
      isOn: (editor) => editor.isActive('picture'),
    },
    {
      icon: 'play',
      label: 'editor.video',
      act: (editor) => openModal(loadVideo, { editor }),
      isOn: (editor) => editor.isActive('video'),
    },
    {
      icon: 'table',
      label: 'editor.table',
      act: (editor) => changeTable(editor, insertTable),
    },
  ],
  [
    {
      icon: 'undo',
      label: 'editor.undo',
      keys: 'Control+Z',
      act: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      icon: 'redo',
      label: 'editor.redo',
      keys: 'Control+Shift+Z',
      act: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
]

/** Where the cursor is in a table. */
const tableTools: Tool[] = [
  {
    icon: 'row-plus',
    label: 'editor.add_row',
    act: (editor) => changeTable(editor, addRow),
  },
  {
    icon: 'column-plus',
    label: 'editor.add_column',
    act: (editor) => changeTable(editor, addColumn),
  },
  {
    icon: 'row-minus',
    label: 'editor.remove_row',
    act: (editor) => changeTable(editor, removeRow),
  },
  {
    icon: 'column-minus',
    label: 'editor.remove_column',
    act: (editor) => changeTable(editor, removeColumn),
  },
  {
    icon: 'trash',
    label: 'editor.remove_table',
    act: (editor) => changeTable(editor, removeTable),
  },
]

const [undoAndRedo = []] = groups.slice(-1)

/** What goes within a line, which is all that a brief text and a cell of a table consist of. */
const lineLabels = new Set<PlainMessageId>(['editor.bold', 'editor.italic', 'editor.link'])
const lineTools = groups.flat().filter(({ label }) => lineLabels.has(label))

function groupsFor(editor: Editor | undefined, brief: boolean): Tool[][] {
  if (brief) return [lineTools]
  return editor && isInTable(editor.state) ? [lineTools, tableTools, undoAndRedo] : groups
}

type Props = { editor: Editor | undefined; brief?: boolean }

/** One stop for the Tab key; the arrows go from tool to tool. */
export function EditorToolbar({ editor, brief = false }: Props) {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    editor?.on('transaction', lookAgain)
    return () => void editor?.off('transaction', lookAgain)
  }, [editor])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor?.view.focus()
    const all = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }

  return (
    <div
      className={classNames(css.bar, brief && css.ofBrief)}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('editor.tools')}
      aria-keyshortcuts="Alt+F10"
      ref={bar}
      onKeyDown={onKeyDown}
    >
      {groupsFor(editor, brief).map((tools, group) => [
        group > 0 && <span key={tools[0]?.icon} className={css.rule} />,
        ...tools.map(({ icon, label, keys, act, isOn, isPossible }, place) => (
          <button
            key={label}
            type="button"
            tabIndex={group === 0 && place === 0 ? 0 : -1}
            aria-label={text(label)}
            title={keys ? `${text(label)} (${keys.replace('Control', 'Ctrl')})` : text(label)}
            aria-keyshortcuts={keys}
            aria-pressed={isOn ? Boolean(editor && isOn(editor)) : undefined}
            disabled={!editor || (isPossible && !isPossible(editor))}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor && act(editor)}
          >
            <Icon name={icon} />
          </button>
        )),
      ])}
    </div>
  )
}
