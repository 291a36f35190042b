import { useMemo } from 'react'

type Policy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

/**
 * The one place where HTML text becomes elements (the editor of articles reads some, in a document
 * that is never shown). The server has cleaned it when it was written; the policy's name is in the
 * CSP.
 */
export const policy: Policy = (
  globalThis as { trustedTypes?: TrustedTypes }
).trustedTypes?.createPolicy('loadout-rich-text', { createHTML: (html) => html }) ?? {
  createHTML: (html) => html,
}

/**
 * Where the start-up finds the HTML again that the server rendered, instead of sending it twice
 * (see page/state.ts).
 */
export const RICH_TEXT = 'data-rich-text'

/**
 * HTML that members or staff have written, cleaned by the server. `name` tells several on one page
 * apart.
 */
export function RichText({ html, name }: { html: string; name: string }) {
  // The same object for the same text, or React would write it anew with every render.
  const trusted = useMemo(() => ({ __html: policy.createHTML(html) }), [html])
  return (
    <div {...{ [RICH_TEXT]: name }} dangerouslySetInnerHTML={trusted} suppressHydrationWarning />
  )
}
