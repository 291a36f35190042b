import { useLayoutEffect, useRef, type FocusEvent } from 'react'

type Key = number | string

/**
 * What goes from a list takes the focus with it, as does a row that is deleted by its own button:
 * what has come into its place gets it, or else what is nearest before. The attributes of the
 * element that holds what the keys name, one child each.
 */
export function useKeptFocus<List extends HTMLElement>(keys: readonly Key[]) {
  const list = useRef<List>(null)
  const focused = useRef<{ key: Key | undefined; at: number }>(undefined)

  useLayoutEffect(() => {
    const { current: left } = focused
    if (left?.key === undefined || keys.includes(left.key)) return
    focused.current = undefined
    const pass = () => {
      if (document.activeElement === document.body) focusNear(list.current, left.at)
    }
    // The dialog that was opened by it, and has changed the list, may still be there.
    const dialog = document.activeElement?.closest('dialog')
    if (dialog) dialog.addEventListener('close', pass, { once: true })
    else pass()
  })
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      const at = [...(list.current?.children ?? [])].findIndex((each) => each.contains(target))
      focused.current = { key: keys[at], at }
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A dialog gives it back, which React does not hear while it takes the dialog away.
      if (!relatedTarget?.closest('dialog')) focused.current = undefined
    },
  }
}

/** The list itself, where nothing is left in it that could have the focus. */
function focusNear(list: HTMLElement | null, at: number) {
  if (!list) return
  const all = [...list.children]
  const nearest = [...all.slice(at), ...all.slice(0, at).toReversed()]
  const controls = nearest.map(
    (each) => each.querySelector<HTMLElement>('button') ?? each.querySelector('a'),
  )
  const control = controls.find((each) => each !== null)
  if (!control) list.tabIndex = -1
  ;(control ?? list).focus()
}
