/** The slide so many steps on; the ends are joined (HERO-06). */
export const nextSlide = (slide: number, step: 1 | -1, total: number): number =>
  (slide + step + total) % total
