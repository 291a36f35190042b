/** `/` searches from anywhere but a field in which one writes. */
export function focusOnSlash(focus: () => void) {
  const press = (event: KeyboardEvent) => {
    const writes =
      event.target instanceof HTMLElement &&
      (event.target.isContentEditable || /^(?:input|textarea|select)$/i.test(event.target.tagName))
    if (
      event.key !== '/' ||
      writes ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return
    event.preventDefault()
    focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
