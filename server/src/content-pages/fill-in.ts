import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import type { SettingsOfSite } from '../site-settings/kept-settings.ts'

type Names = Pick<SettingsOfSite, 'name' | 'currencyName'>

/**
 * What a page says of a site whose names may change at any time: `{site}` stands for its own,
 * `{ld}` for that of its currency.
 */
export const fillIn = (text: string, { name, currencyName }: Names): string =>
  text.replaceAll('{site}', () => name).replaceAll('{ld}', () => currencyName)

export const fillInHtml = (html: string, { name, currencyName }: Names): string =>
  fillIn(html, { name: escapeHtml(name), currencyName: escapeHtml(currencyName) })
