import { useLayoutEffect, useRef } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { CallForm } from './use-call-form.ts'

/** What stands in a draft when what it was begun from (`before`) has become another (`now`). */
type Over<Values> = (now: Values, before: Values, draft: Values) => Values

/**
 * A form about something that others may change while it is open: `over` says what stands in it
 * then. Before the page is drawn: what was just saved is never shown as still to be saved.
 */
export function useRebasedDraft<Values extends FieldValues>(
  now: Values,
  form: CallForm<Values>,
  over: Over<Values>,
): void {
  const known = useRef(now)
  useLayoutEffect(() => {
    const draft = form.valuesNow()
    const next = over(now, known.current, draft)
    known.current = now
    // A field that stays as it is keeps its refusal.
    for (const name of Object.keys(now) as FieldPath<Values>[])
      if (next[name] !== draft[name]) form.set(name, next[name])
  })
}

/** What somebody has typed over `before` stays, unless it says what is so by now. */
export const typedOver = (now: string, before: string, typed: string): string =>
  typed === before || typed.trim() === now ? now : typed
