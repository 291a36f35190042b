import { deleteItem, editItem, type StaffItem } from '@loadout/contract/store/staff-store.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, type MenuEntry } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { useRefreshStore } from './staff-store-queries.ts'

export const loadItemDialog = () => import('./ItemDialog.tsx').then(({ ItemDialog }) => ItemDialog)
const loadCodes = () => import('./CodesDialog.tsx').then(({ CodesDialog }) => CodesDialog)
const loadQuestion = () =>
  import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** What can be done with an item; of one that is sold nothing but its words changes. */
export function ItemActions({ item }: { item: StaffItem }) {
  const text = useText()
  const entries = useItemActions(item)
  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('staff_store.actions_for', { name: item.name })}
      button={<Icon name="more" />}
    >
      {() => <Menu entries={entries} />}
    </Popover>
  )
}

function useItemActions(item: StaffItem): MenuEntry[] {
  const text = useText()
  const refresh = useRefreshStore()
  const { send } = useSubmission(() => undefined)
  const { id, name, hidden } = item
  const act = (work: () => Promise<unknown>, message: string) =>
    send(async () => {
      await work()
      refresh()
      showSnack({ message, kind: 'ok', automaticClose: true })
    })
  const toggle = () =>
    act(() => call(editItem, { id, hidden: !hidden }, { quiet: true }), text('admin.saved'))
  const remove = () =>
    openModal(loadQuestion, {
      danger: true,
      title: text('staff_store.delete_title'),
      question: text('staff_store.delete_question'),
      keep: text('staff_store.keep'),
      confirm: text('staff_store.delete'),
      onConfirm: () =>
        act(() => call(deleteItem, { id }, { quiet: true }), text('staff_store.deleted')),
      children: <p>{name}</p>,
    })

  const edit: MenuEntry = {
    icon: 'pencil',
    label: text('staff_store.edit'),
    onChoose: () => openModal(loadItemDialog, { item, onSaved: refresh }),
  }
  if (item.order_id !== null) return [edit]
  return [
    edit,
    {
      icon: 'key',
      label: text('staff_store.codes'),
      onChoose: () => openModal(loadCodes, { item, onSaved: refresh }),
    },
    {
      icon: 'eye',
      label: text(hidden ? 'staff_store.show' : 'staff_store.hide'),
      onChoose: toggle,
    },
    {
      icon: 'trash',
      label: text('staff_store.delete'),
      danger: true,
      apart: true,
      onChoose: remove,
    },
  ]
}
