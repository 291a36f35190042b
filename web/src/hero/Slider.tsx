import { useState, type ReactNode } from 'react'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { nextSlide } from './next-slide.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import css from './Hero.module.css'

type Props = {
  label: string
  total: number
  /** What is shown must not be taken away, such as a film that plays. */
  isHeld?: boolean
  onTurn?: () => void
  /** One slide, and where it stands, in words. */
  children: (slide: number, place: string) => ReactNode
}

/** Slides that take turns, with arrows that wrap around (HERO-06, HERO-07, HERO-08). */
export function Slider({ label, total, isHeld = false, onTurn, children }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState(0)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const current = chosen < total ? chosen : 0

  function go(from: number, step: 1 | -1) {
    onTurn?.()
    setChosen(nextSlide(from, step, total))
  }
  const isPaused = isPointedAt || hasFocus || isHeld || total < 2
  useAutoAdvance({ slide: current, paused: isPaused, onAdvance: (from) => go(from, 1) })

  if (total === 0) return null
  const place = text('hero.place', { number: current + 1, total })
  return (
    <section
      className={css.root}
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <div role="group" aria-label={place} aria-live={isPaused ? 'polite' : 'off'}>
        {children(current, place)}
      </div>
      {total > 1 && (
        <div className={classNames(css.nav, isHeld && css.below)}>
          <button type="button" aria-label={text('hero.previous')} onClick={() => go(current, -1)}>
            <Icon name="chevron-left" />
          </button>
          <span className={css.steps} aria-hidden>
            {Array.from({ length: total }, (_, slide) => (
              <i key={slide} className={slide === current ? css.on : undefined} />
            ))}
          </span>
          <button type="button" aria-label={text('hero.next')} onClick={() => go(current, 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  )
}
