import { expect, test } from 'vitest'
import { nextSlide } from './next-slide.ts'

test.each([
  { slide: 0, step: 1, total: 3, next: 1 },
  { slide: 2, step: 1, total: 3, next: 0 },
  { slide: 0, step: -1, total: 3, next: 2 },
  { slide: 1, step: -1, total: 3, next: 0 },
  { slide: 0, step: 1, total: 1, next: 0 },
  { slide: 0, step: -1, total: 1, next: 0 },
] as const)(
  'HERO-06 $step from slide $slide of $total is slide $next',
  ({ slide, step, total, next }) => {
    expect(nextSlide(slide, step, total)).toBe(next)
  },
)
