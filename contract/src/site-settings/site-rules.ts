import { faultOfEmail } from '../accounts/email.ts'
import { languageById } from '../languages/languages.ts'
import type { ErrorCode } from '../platform/errors.ts'
import { contrastOf } from './accent-colour.ts'

export const siteRules = {
  nameMax: 40,
  taglineMax: 100,
  currencyMax: 10,
  contactMax: 200,
  maxLinks: 10,
  linkMax: 200,
  maxNewcomerPosts: 100,
} as const

/** It stands before and after figures in every language, so it is short and one word. */
const CURRENCY_NAME = /^[\p{L}\p{N}\p{Sc}]{1,10}$/u
export const ACCENT = /^#[0-9a-f]{6}$/

/** A fill that is fainter than this is not seen on one of the themes. */
export const CONTRAST_MIN = 2

/** Empty, it is what the environment says. */
export const faultOfCurrency = (name: string): ErrorCode | undefined =>
  name === '' || CURRENCY_NAME.test(name) ? undefined : 'currency_name_unusable'

/** Any colour can carry letters, dark ones or light ones; not every one is seen on both themes. */
export function faultOfAccent(accent: string): ErrorCode | undefined {
  const { onDark, onLight } = contrastOf(accent)
  return Math.min(onDark, onLight) < CONTRAST_MIN ? 'accent_too_faint' : undefined
}

/** Mail or a page: whatever else a link may do, it does not do it here. */
export function faultOfContact(contact: string): ErrorCode | undefined {
  const isRight = contact === '' || faultOfEmail(contact) === undefined || isPage(contact)
  return isRight ? undefined : 'contact_unusable'
}

export const faultOfLinks = (links: readonly string[]): ErrorCode | undefined =>
  links.every(isPage) ? undefined : 'links_unusable'

const isPage = (address: string) =>
  /^https:\/\/[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+(?::\d{1,5})?(?:[/?#][^\s"'<>]*)?$/.test(address)

/** One that is chosen to speak when no other is understood has to be among those offered. */
export const faultOfLanguages = (
  offered: readonly number[],
  fallback: number,
): ErrorCode | undefined =>
  offered.includes(fallback) && offered.every((id) => languageById(id))
    ? undefined
    : 'fallback_language_missing'
