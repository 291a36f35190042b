import { languages } from '@loadout/contract/languages/languages.ts'
import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { SHIPPED_ACCENT } from '@loadout/contract/site-settings/accent-colour.ts'
import {
  faultOfAccent,
  faultOfContact,
  faultOfCurrency,
  faultOfLanguages,
  faultOfLinks,
} from '@loadout/contract/site-settings/site-rules.ts'
import type { SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'

export type SettingsForm = {
  name: string
  /** By the number of the language. */
  taglines: string[]
  hasOwnAccent: boolean
  accent: string
  contact: string
  /** One a line. */
  links: string
  currency_name: string
  ld_earning_enabled: boolean
  reveal_accounts: boolean
  staff_second_step: boolean
  newcomer_posts_held: string
  languages: number[]
  fallback_language_id: string
}

export const formOf = (settings: SiteSettings): SettingsForm => ({
  name: settings.name,
  taglines: languages.map(({ id }) => settings.taglines[id] ?? ''),
  contact: settings.contact,
  currency_name: settings.currency_name,
  ld_earning_enabled: settings.ld_earning_enabled,
  reveal_accounts: settings.reveal_accounts,
  staff_second_step: settings.staff_second_step,
  newcomer_posts_held: String(settings.newcomer_posts_held),
  languages: settings.languages,
  hasOwnAccent: settings.accent !== null,
  accent: settings.accent ?? SHIPPED_ACCENT,
  links: settings.links.join('\n'),
  fallback_language_id: String(settings.fallback_language_id),
})

export const settingsRules: FormRules<SettingsForm> = {
  accent: (accent, { hasOwnAccent }) => (hasOwnAccent ? faultOfAccent(accent) : undefined),
  contact: (contact) => faultOfContact(contact.trim()),
  links: (links) => faultOfLinks(linesOf(links)),
  currency_name: (name) => faultOfCurrency(name.trim()),
  fallback_language_id: (id, form) => faultOfLanguages(form.languages, Number(id)),
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As the call takes it, each field by itself. */
const writtenIn = (form: SettingsForm) => ({
  name: form.name.trim(),
  taglines: form.taglines.map((words) => words.trim()),
  accent: form.hasOwnAccent ? form.accent : '',
  contact: form.contact.trim(),
  links: JSON.stringify(linesOf(form.links)),
  currency_name: form.currency_name.trim(),
  ld_earning_enabled: form.ld_earning_enabled,
  reveal_accounts: form.reveal_accounts,
  staff_second_step: form.staff_second_step,
  newcomer_posts_held: Number(form.newcomer_posts_held),
  languages: languages.map(({ id }) => id).filter((id) => form.languages.includes(id)),
  fallback_language_id: Number(form.fallback_language_id),
})

/**
 * Only what is different: what others have changed meanwhile stays, and what nobody has set goes on
 * following the environment.
 */
export function changesOf(before: SettingsForm, after: SettingsForm) {
  const was = writtenIn(before)
  const { taglines, ...more } = changedFields(was, writtenIn(after))
  return { ...more, ...(taglines && { taglines: changedTaglines(was.taglines, taglines) }) }
}

/** A language that somebody else has changed meanwhile stays. */
const changedTaglines = (before: readonly string[], after: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      [...after.entries()].filter(([language, words]) => words !== before[language]),
    ),
  )
