import type { CSSProperties } from 'react'
import type { Category } from '@loadout/contract/categories/categories.ts'

declare module 'react' {
  interface CSSProperties {
    '--cat'?: string
  }
}

type Accent = { 'data-cat'?: ''; style?: CSSProperties }

/**
 * The attributes that tint everything inside an element in the colour of a category. The stored
 * colour may be any: tokens.css derives legible roles from it (`--cat-text`, `--cat-mark`, ...).
 */
export const accent = (category: Pick<Category, 'color'> | undefined): Accent =>
  category ? { 'data-cat': '', style: { '--cat': category.color } } : {}
