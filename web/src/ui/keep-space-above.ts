/**
 * Tells the styles of an element in `--begins` how far below the top of the page it begins, as long
 * as it is there: what fills the rest of the window does so under a notice, two or none. For `ref`.
 */
export function keepSpaceAbove(element: HTMLElement | null) {
  if (!element) return undefined
  const measure = () => {
    const { top } = element.getBoundingClientRect()
    element.style.setProperty('--begins', `${Math.round(top + scrollY)}px`)
  }
  measure()
  // A notice that is closed, or comes, moves all that is below.
  const watch = new ResizeObserver(measure)
  watch.observe(document.body)
  return () => watch.disconnect()
}
