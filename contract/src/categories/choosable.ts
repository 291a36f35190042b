import type { Category } from './categories.ts'

/** The games that readers are offered; shop categories and hidden games are none (AMB-13). */
export const isChoosable = ({ hidden, parent }: Pick<Category, 'hidden' | 'parent'>): boolean =>
  !hidden && parent === null
