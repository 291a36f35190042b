/**
 * A file that is dropped beside the field for it would be opened in the place of the page, and what
 * is written there would be gone. Whoever takes files has said so before it comes here.
 */
export function keepPageOnDrop() {
  for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, refuse)
}

function refuse(event: DragEvent) {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
