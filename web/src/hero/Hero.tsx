import { useState } from 'react'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { heroQuery } from './hero-queries.ts'
import { HeroSlide } from './HeroSlide.tsx'
import { nextSlide } from './next-slide.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import css from './Hero.module.css'

/**
 * The slider at the top of both home screens (HERO-03 to HERO-08); nothing where there are no
 * slides. The page's loader asks for `heroQuery`.
 */
export function Hero() {
  const slides = useIfLoaded(heroQuery)?.entries ?? []
  const text = useText()
  const [chosen, setChosen] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const total = slides.length
  const current = chosen < total ? chosen : 0
  const slide = slides[current]

  function go(from: number, step: 1 | -1) {
    setPlaying(false)
    setChosen(nextSlide(from, step, total))
  }
  const isPaused = isPointedAt || hasFocus || isPlaying || total < 2
  useAutoAdvance({ slide: current, paused: isPaused, onAdvance: (from) => go(from, 1) })

  if (!slide) return null
  const place = text('hero.place', { number: current + 1, total })
  return (
    <section
      className={css.root}
      aria-label={text('hero.label')}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <div role="group" aria-label={place} aria-live={isPaused ? 'polite' : 'off'}>
        <HeroSlide
          key={current}
          item={slide}
          place={place}
          isPlaying={isPlaying}
          onPlay={() => setPlaying(true)}
        />
      </div>
      {total > 1 && (
        <div className={classNames(css.nav, isPlaying && css.below)}>
          <button type="button" aria-label={text('hero.previous')} onClick={() => go(current, -1)}>
            <Icon name="chevron-left" />
          </button>
          <span className={css.steps} aria-hidden>
            {slides.map((each, index) => (
              <i
                key={`${index} ${each.identifier}`}
                className={index === current ? css.on : undefined}
              />
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
