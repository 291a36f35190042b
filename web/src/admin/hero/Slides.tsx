import { useEffect, useRef } from 'react'
import {
  deleteHeroSlide,
  saveHeroSlide,
  type StaffHeroItem,
} from '@loadout/contract/hero/staff-hero.ts'
import { showUndoable } from '../../member/show-undoable.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { confirmDelete, useRowAct } from '../RowActions.tsx'
import { SlideRow, type Direction } from './SlideRow.tsx'
import css from './Slides.module.css'

type Moved = { id: number; direction: Direction; to: number }
type Props = {
  slides: readonly StaffHeroItem[]
  onEdit: (slide: StaffHeroItem) => void
  onChanged: () => void
}

/** The slides in their order, to be moved, rewritten and deleted. */
export function Slides({ slides, onEdit, onChanged }: Props) {
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<Moved>(undefined)
  const { busy, send } = useSubmission(() => undefined)
  const act = useRowAct(onChanged)

  // The row has gone elsewhere with its buttons; whoever moves on with a key goes with it. At an
  // end its button does nothing more.
  useEffect(() => {
    const last = moved.current
    if (last === undefined || slides[last.to]?.id !== last.id) return
    moved.current = undefined
    const buttons = [last.direction, last.direction === 'up' ? 'down' : 'up'].map((direction) =>
      list.current?.querySelector<HTMLButtonElement>(`#slide-${last.id}-${direction}:enabled`),
    )
    buttons.find((button) => button)?.focus()
  }, [slides])

  /** All else stays as it is, whoever has changed it since. */
  const place = async ({ id }: StaffHeroItem, position: number) => {
    await call(saveHeroSlide, { id, position }, { quiet: true })
    onChanged()
  }
  const move = (slide: StaffHeroItem, direction: Direction) =>
    send(async () => {
      const to = slide.position + (direction === 'up' ? -1 : 1)
      await place(slide, to)
      moved.current = { id: slide.id, direction, to }
      const message = text('staff_hero.moved', { place: to + 1, total: slides.length })
      showUndoable(text, message, () => place(slide, slide.position))
    })
  const remove = (id: number) =>
    confirmDelete(text, {
      title: text('staff_hero.delete_title'),
      question: text('staff_hero.delete_question'),
      about: null,
      act: () =>
        act(() => call(deleteHeroSlide, { id }, { quiet: true }), text('staff_hero.deleted')),
    })

  return (
    <ol className={css.root} ref={list} aria-label={text('staff_hero.title')} aria-busy={busy}>
      {slides.map((slide, index) => (
        <SlideRow
          key={slide.id}
          slide={slide}
          place={index + 1}
          isLast={index + 1 === slides.length}
          onMove={(direction) => move(slide, direction)}
          onEdit={() => onEdit(slide)}
          onDelete={() => remove(slide.id)}
        />
      ))}
    </ol>
  )
}
