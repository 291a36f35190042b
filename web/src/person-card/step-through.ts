/**
 * Tab leads from a name into its card, which stands elsewhere in the document, and on from there as
 * if the card stood behind the name.
 */
export function stepThrough(
  event: KeyboardEvent,
  link: HTMLElement,
  card: HTMLElement | null,
): void {
  const stops = [...(card?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]
  const [first] = stops
  const at = document.activeElement
  const goTo = (place: HTMLElement | undefined) => {
    if (!place) return
    event.preventDefault()
    place.focus()
  }
  if (at === link && !event.shiftKey) goTo(first)
  else if (at !== null && at === first && event.shiftKey) goTo(link)
  // Left to the browser, which goes on from the name.
  else if (at !== null && at === stops.at(-1) && !event.shiftKey) link.focus()
}
