type Ask = (onConfirm: () => void) => void

/** The forms of the page with something unsaved, each with its question; the latest is the last. */
const forms = new Set<{ ask: Ask }>()

/** Answers how to say that nothing is unsaved any more. */
export function keepsUnsaved(ask: Ask): () => void {
  const form = { ask }
  forms.add(form)
  return () => forms.delete(form)
}

export const holdsUnsaved = () => forms.size > 0

/** Does what may take a form with something unsaved away, after its question. */
export function beforeLosing(act: () => void): void {
  const form = [...forms].at(-1)
  if (form) form.ask(act)
  else act()
}
