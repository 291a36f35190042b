import {
  deleteItem,
  editItem,
  setCodes,
  type StaffItem,
} from '@loadout/contract/store/staff-store.ts'
import type { Text } from '@loadout/texts/text.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import type { MenuEntry } from '../../ui/layer/Menu.tsx'
import { confirmDelete, deleteEntry, editEntry, RowActions, useRowAct } from '../RowActions.tsx'
import { useRefreshStore } from './staff-store-queries.ts'

export const loadItemDialog = () => import('./ItemDialog.tsx').then(({ ItemDialog }) => ItemDialog)
const loadCodes = () => import('./CodesDialog.tsx').then(({ CodesDialog }) => CodesDialog)

/** What can be done with an item; nothing of one that is sold changes. */
export function ItemActions({ item }: { item: StaffItem }) {
  const text = useText()
  const entries = useItemActions(item)
  return <RowActions label={text('admin.actions_for', { title: item.name })} entries={entries} />
}

function useItemActions(item: StaffItem): MenuEntry[] {
  const text = useText()
  const refresh = useRefreshStore()
  const act = useRowAct(refresh)
  const { id, name, hidden, codes } = item
  const hide = (wanted: boolean) => () => call(editItem, { id, hidden: wanted }, { quiet: true })
  const toggle = () => act(hide(!hidden), text('admin.saved'), hide(hidden))
  const takeCodes = () => call(setCodes, { id, codes: '' }, { quiet: true })
  const removeCodes = () =>
    confirmDelete(text, {
      title: text('staff_store.codes_delete_title'),
      question: text('staff_store.codes_delete_question'),
      about: <p>{name}</p>,
      act: () => act(takeCodes, text('staff_store.codes_deleted')),
    })
  const remove = () =>
    confirmDelete(text, {
      title: text('staff_store.delete_title'),
      question: text('staff_store.delete_question'),
      about: <p>{name}</p>,
      act: () => act(() => call(deleteItem, { id }, { quiet: true }), text('staff_store.deleted')),
    })

  if (item.order_id !== null) return []
  return [
    editEntry(text, () => openModal(loadItemDialog, { item, onSaved: refresh })),
    {
      icon: 'key',
      label: text('staff_store.codes'),
      onChoose: () => openModal(loadCodes, { item, onSaved: refresh }),
    },
    { icon: 'eye', label: text(hidden ? 'admin.show' : 'admin.hide'), onChoose: toggle },
    ...(codes > 0 ? [codesEntry(text, removeCodes)] : []),
    deleteEntry(text, remove),
  ]
}

const codesEntry = (text: Text, onChoose: () => void): MenuEntry => ({
  icon: 'trash',
  label: text('staff_store.codes_delete'),
  danger: true,
  onChoose,
})
