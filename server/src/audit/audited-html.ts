/**
 * What a domain has in HTML of what its staff change, by what the audit says was changed:
 * `{ news: 'content' }` of `news 4`, in each language.
 */
export type AuditedHtml = Readonly<Record<string, string>>

/** Whether a field is HTML. What no domain says so of may look like it and is not. */
export type IsAuditedHtml = (target: string, name: string) => boolean

export function auditedHtmlOf(domains: readonly { auditedHtml?: AuditedHtml }[]): IsAuditedHtml {
  const fields = new Map(domains.flatMap(({ auditedHtml = {} }) => Object.entries(auditedHtml)))
  return (target, name) => (fields.get(target) ?? fields.get(kindOf(target))) === firstWord(name)
}

/** `content page 7` is a `content page`; there is one notice, which has no number. */
const kindOf = (target: string) => target.replace(/ \S+$/, '')
/** A text in one of several languages has its number: `content 3`. */
const firstWord = (name: string) => name.split(' ', 1)[0]
