import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { HeroType, listHeroContent } from '@loadout/contract/hero/hero.ts'
import {
  deleteHeroSlide,
  listHeroForStaff,
  saveHeroSlide,
  type StaffHeroItem,
} from '@loadout/contract/hero/staff-hero.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { kindLabels } from './kind-labels.ts'
import css from './HeroPage.module.css'

const slidesQuery = query(listHeroForStaff, {})
const loadForm = () =>
  import('./HeroSlideDialog.tsx').then(({ HeroSlideDialog }) => HeroSlideDialog)
const loadQuestion = () =>
  import('./DeleteSlideDialog.tsx').then(({ DeleteSlideDialog }) => DeleteSlideDialog)

export function HeroPage() {
  const text = useText()
  const refresh = useRefresh()
  useHead({ title: text('staff_hero.title'), path: '/admin/hero', hidden: true })

  const open = (slide: StaffHeroItem | undefined, slides: readonly StaffHeroItem[]) =>
    openModal(loadForm, { slide, pictures: picturesOf(slides), onSaved: refresh })
  return (
    <LoadStates query={slidesQuery}>
      {({ entries }) => (
        <>
          <PageHead title={text('staff_hero.title')} lead={text('staff_hero.lead')}>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              onClick={() => open(undefined, entries)}
            >
              {text('staff_hero.add')}
            </Button>
          </PageHead>
          {entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} hint={text('staff_hero.none_hint')} />
          ) : (
            <Slides slides={entries} onEdit={(slide) => open(slide, entries)} onChanged={refresh} />
          )}
        </>
      )}
    </LoadStates>
  )
}

/** Pages of this visit show slides as well. */
function useRefresh() {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === listHeroForStaff.path || path === listHeroContent.path,
    })
}

/** Each picture once, to be chosen again. */
const picturesOf = (slides: readonly StaffHeroItem[]) => [
  ...new Set(
    slides.filter(({ type }) => type === HeroType.Image).map(({ identifier }) => identifier),
  ),
]

type Direction = 'up' | 'down'
type Moved = { id: number; direction: Direction; to: number }
type SlidesProps = {
  slides: readonly StaffHeroItem[]
  onEdit: (slide: StaffHeroItem) => void
  onChanged: () => void
}

function Slides({ slides, onEdit, onChanged }: SlidesProps) {
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<Moved>(undefined)
  const { busy, send } = useSubmission(() => undefined)

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

  const move = (
    { id, type, identifier, link, position, enabled }: StaffHeroItem,
    direction: Direction,
  ) =>
    send(async () => {
      const to = position + (direction === 'up' ? -1 : 1)
      await call(
        saveHeroSlide,
        { id, type, identifier, link: link ?? '', enabled, position: to },
        { quiet: true },
      )
      moved.current = { id, direction, to }
      onChanged()
      showSnack({
        message: text('staff_hero.moved', { place: to + 1, total: slides.length }),
        kind: 'ok',
        automaticClose: true,
      })
    })
  const remove = (id: number) =>
    send(async () => {
      await call(deleteHeroSlide, { id }, { quiet: true })
      onChanged()
      showSnack({ message: text('staff_hero.deleted'), kind: 'ok', automaticClose: true })
    })

  return (
    <ol className={css.root} ref={list} aria-label={text('staff_hero.title')} aria-busy={busy}>
      {slides.map((slide, index) => {
        const place = index + 1
        return (
          <li key={slide.id}>
            <span className={css.order}>
              <Button
                id={`slide-${slide.id}-up`}
                variant="quiet"
                icon
                aria-label={text('staff_hero.up', { place })}
                disabled={index === 0}
                onClick={() => move(slide, 'up')}
              >
                <Icon name="chevron-up" />
              </Button>
              <Button
                id={`slide-${slide.id}-down`}
                variant="quiet"
                icon
                aria-label={text('staff_hero.down', { place })}
                disabled={place === slides.length}
                onClick={() => move(slide, 'down')}
              >
                <Icon name="chevron-down" />
              </Button>
            </span>
            <Look slide={slide} />
            <div className={css.facts}>
              <strong>
                {text('staff_hero.place', { place, kind: text(kindLabels[slide.type]) })}
              </strong>
              <span className={css.address}>
                {slide.type === HeroType.Image
                  ? (slide.link ?? text('staff_hero.no_link'))
                  : slide.identifier}
              </span>
              <Badge kind={slide.enabled ? 'ok' : 'outline'}>
                {text(slide.enabled ? 'staff_hero.is_shown' : 'staff_hero.is_hidden')}
              </Badge>
            </div>
            <span className={css.actions}>
              <Button
                size="sm"
                aria-haspopup="dialog"
                aria-label={text('staff_hero.edit_place', { place })}
                onClick={() => onEdit(slide)}
              >
                {text('staff_hero.edit')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={text('staff_hero.delete_place', { place })}
                onClick={() => openModal(loadQuestion, { onConfirm: () => remove(slide.id) })}
              >
                {text('staff_hero.delete')}
              </Button>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What readers see of a slide, small. */
const Look = ({ slide: { type, identifier } }: { slide: StaffHeroItem }) =>
  type === HeroType.Image ? (
    <img
      className={css.look}
      src={`${identifier}/1200x450.webp`}
      width="160"
      height="60"
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={css.look}>
      <Icon name="play" />
    </span>
  )
