import type { Text } from '@loadout/texts/text.ts'
import { changeLayer, nextLayerId, removeFromLayer } from './layer.ts'

export type Snack = {
  /** A function where the reader's language is not at hand. */
  message: string | ((text: Text) => string)
  /** A word or two above the message. */
  title?: string
  kind?: 'ok' | 'info' | 'error'
  /** Large, in the place of the symbol; the message says it as well. */
  figure?: string
  /**
   * Goes after eight seconds (SHELL-28). Left out, it stays until it is closed by hand (SHELL-29).
   */
  automaticClose?: boolean
  /** Takes back what the message tells of, which goes with it, and with the page. */
  undo?: { label: string; run: () => void }
}

/**
 * Shows a short message at the edge of the screen, from anywhere: `showSnack({ message, kind: 'ok',
 * automaticClose: true })`. Answers its id.
 */
export function showSnack(snack: Snack): number {
  const id = nextLayerId()
  changeLayer((all) => [...all, { id, kind: 'snack', snack }])
  return id
}

/** What a snack says, in the reader's language. */
export const snackText = ({ message }: Snack, text: Text) =>
  typeof message === 'string' ? message : message(text)

export const closeSnack = removeFromLayer
