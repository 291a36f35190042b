import { useId, useState } from 'react'
import { useText } from '../platform/language/language.tsx'
import { latinKey } from '../platform/latin-key.ts'
import type { ModalProps } from '../platform/layer/layer.ts'
import { SnackStatus } from '../ui/layer/SnackStatus.tsx'
import { useModal } from '../ui/layer/use-modal.ts'
import type { Choice } from './choice.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteHead } from './PaletteHead.tsx'
import { rememberChoice } from '../member/recent-choices.ts'
import { useActiveOption } from './use-active-option.ts'
import { useChoiceGroups } from './use-choice-groups.ts'
import css from './CommandPalette.module.css'

/** Leads to pages, people and articles, and switches how the site looks. */
export function CommandPalette(modal: ModalProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { groups, isWaiting, hasFailed, StaffIcons } = useChoiceGroups(typed)
  const { onKeyDown, ...dialog } = useModal(modal)
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const { active, activeId, press, point } = useActiveOption(count, (index) => `${id}-${index}`)

  const type = (next: string) => {
    setTyped(next)
    point(0)
  }
  const choose = (choice: Choice) => {
    rememberChoice(choice)
    modal.onClose()
    choice.run?.()
  }

  return (
    <dialog
      {...dialog}
      className={css.root}
      aria-label={text('palette.title')}
      onKeyDown={(event) => {
        onKeyDown(event)
        press(event)
        // What has opened it closes it.
        if (!(event.ctrlKey || event.metaKey) || latinKey(event) !== 'k') return
        event.preventDefault()
        modal.onClose()
      }}
    >
      {StaffIcons && <StaffIcons />}
      <PaletteHead
        typed={typed}
        isWaiting={isWaiting}
        listId={`${id}-list`}
        activeId={activeId}
        onType={type}
        onClose={modal.onClose}
      />
      {count > 0 && (
        <ChoiceList
          id={id}
          groups={groups}
          active={active}
          words={typed}
          onPoint={point}
          onChoose={choose}
        />
      )}
      <Outcome count={count} isWaiting={isWaiting} hasFailed={hasFailed} />
      <PaletteFoot onClose={modal.onClose} />
      <SnackStatus closing={modal.closing} />
    </dialog>
  )
}

type OutcomeProps = { count: number; isWaiting: boolean; hasFailed: boolean }

/** What the list does not say by itself; how long it is, for those who cannot see it. */
function Outcome({ count, isWaiting, hasFailed }: OutcomeProps) {
  const text = useText()
  return (
    <>
      {count === 0 && !isWaiting && <p className={css.none}>{text('palette.none')}</p>}
      {hasFailed && (
        <p className={css.failed} role="alert">
          {text('palette.failed')}
        </p>
      )}
      <p className="vh" role="status">
        {isWaiting ? text('shell.loading') : text('palette.count', { count })}
      </p>
    </>
  )
}
