import { useState } from 'react'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { heroQuery } from './hero-queries.ts'
import { HeroSlide } from './HeroSlide.tsx'
import { Slider } from './Slider.tsx'

/**
 * The slider at the top of both home screens (HERO-03 to HERO-08); nothing where there are no
 * slides. The page's loader asks for `heroQuery`.
 */
export function Hero() {
  const { language, text } = useLanguage()
  const slides = useIfLoaded(heroQuery(language.id))?.entries ?? []
  const [isPlaying, setPlaying] = useState(false)
  return (
    <Slider
      label={text('hero.label')}
      total={slides.length}
      isHeld={isPlaying}
      onTurn={() => setPlaying(false)}
    >
      {(slide, place) =>
        slides[slide] && (
          <HeroSlide
            key={slide}
            item={slides[slide]}
            place={place}
            isPlaying={isPlaying}
            onPlay={() => setPlaying(true)}
          />
        )
      }
    </Slider>
  )
}
