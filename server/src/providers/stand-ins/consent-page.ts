import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'

/**
 * Where whoever develops or tries the site says who they are over there. The question comes along
 * in hidden fields; `action` answers it.
 */
export function consentPage({
  site,
  action,
  question,
  field,
}: {
  site: string
  action: string
  question: URLSearchParams
  field: { label: string; value: string }
}): string {
  const hidden = [...question].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${site} (stand-in)</title>
<style>body{font:1rem/1.5 sans-serif;max-width:30rem;margin:4rem auto;padding:0 1rem}input,button{font:inherit;padding:.4rem}</style>
<h1>${site}</h1>
<p>This is not ${site}. It is a stand-in on this machine: whoever you say you are, you are.</p>
<form action="${action}">${hidden.join('')}
<p><label>${field.label} <input name="who" value="${escapeHtml(field.value)}" required></label></p>
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="refuse" formnovalidate>Refuse</button></p>
</form></html>`
}
