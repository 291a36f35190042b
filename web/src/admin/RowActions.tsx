import type { ReactNode } from 'react'
import type { Text } from '@loadout/texts/text.ts'
import { showUndoable } from '../member/show-undoable.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { Icon } from '../ui/Icon.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Menu, type MenuEntry } from '../ui/layer/Menu.tsx'
import { Popover } from '../ui/layer/Popover.tsx'

type Props = { label: string; entries: MenuEntry[] }

/**
 * The button at the end of a row in a list of staff, with all that can be done with it; none where
 * nothing can.
 */
export const RowActions = ({ label, entries }: Props) =>
  entries.length === 0 ? null : (
    <Popover icon variant="quiet" align="end" label={label} button={<Icon name="more" />}>
      {() => <Menu entries={entries} />}
    </Popover>
  )

/**
 * Does something with a row, then shows the list as it is now and says that it is done; with
 * `restore` it can be taken back.
 */
export function useRowAct(refresh: () => unknown) {
  const text = useText()
  // A refusal may mean that somebody else was faster; the list says so.
  const { send } = useSubmission(() => void refresh())
  const change = async (work: () => Promise<unknown>) => {
    await work()
    await refresh()
  }
  return (work: () => Promise<unknown>, done: string, restore?: () => Promise<unknown>) =>
    send(async () => {
      await change(work)
      if (restore) showUndoable(text, done, () => change(restore))
      else showSnack({ message: done, kind: 'ok', automaticClose: true })
    })
}

type Deletion = {
  title: string
  question: string
  /** What is to be deleted, in its own words. */
  about: ReactNode
  act: () => void
}

/** Asks before something is deleted, which cannot be taken back. */
export const confirmDelete = (text: Text, { title, question, about, act }: Deletion) =>
  askBefore({
    danger: true,
    title,
    question,
    keep: text('admin.keep'),
    confirm: text('admin.delete'),
    onConfirm: act,
    children: about,
  })

export const editEntry = (text: Text, onChoose: () => void): MenuEntry => ({
  icon: 'pencil',
  label: text('admin.edit'),
  onChoose,
})

export const deleteEntry = (text: Text, onChoose: () => void): MenuEntry => ({
  icon: 'trash',
  label: text('admin.delete'),
  danger: true,
  apart: true,
  onChoose,
})
