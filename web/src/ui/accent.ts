import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--cat'?: string
  }
}

/** Whatever has a colour of its own, such as a category. */
export type Coloured = { color: string }

type Accent = { 'data-cat'?: ''; style?: CSSProperties }

/**
 * The attributes that tint everything inside an element in a colour of content. The stored
 * colour may be any: tokens.css derives legible roles from it (`--cat-text`, `--cat-mark`, ...).
 */
export const accent = (of: Coloured | undefined): Accent =>
  of ? { 'data-cat': '', style: { '--cat': of.color } } : {}
