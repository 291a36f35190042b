import type { Language, Locale } from '@loadout/contract/languages/languages.ts'
import { textOf, type CompiledCatalogue, type Text } from '@loadout/texts/text.ts'

type Load = () => Promise<{ messages: CompiledCatalogue }>

/** Each when it is first spoken: pages bring their own, and most sites never need all seven here. */
const load: Record<Locale, Load> = {
  en: () => import('@loadout/texts/compiled/en.ts'),
  sv: () => import('@loadout/texts/compiled/sv.ts'),
  pt: () => import('@loadout/texts/compiled/pt.ts'),
  de: () => import('@loadout/texts/compiled/de.ts'),
  pl: () => import('@loadout/texts/compiled/pl.ts'),
  ru: () => import('@loadout/texts/compiled/ru.ts'),
  uk: () => import('@loadout/texts/compiled/uk.ts'),
}

const loadMail: Record<Locale, Load> = {
  en: () => import('@loadout/texts/compiled/mail/en.ts'),
  sv: () => import('@loadout/texts/compiled/mail/sv.ts'),
  pt: () => import('@loadout/texts/compiled/mail/pt.ts'),
  de: () => import('@loadout/texts/compiled/mail/de.ts'),
  pl: () => import('@loadout/texts/compiled/mail/pl.ts'),
  ru: () => import('@loadout/texts/compiled/mail/ru.ts'),
  uk: () => import('@loadout/texts/compiled/mail/uk.ts'),
}

/** How the server speaks where it writes something itself instead of having a page rendered. */
export async function textIn({ locale }: Language): Promise<Text> {
  const [own, english] = await Promise.all([load[locale](), load.en()])
  return textOf(locale, own.messages, english.messages)
}

const mailTexts = new Map<Locale, Promise<Text>>()

/** The same for mails, which have words that no page has. */
export function mailTextIn({ locale }: Language): Promise<Text> {
  const known = mailTexts.get(locale) ?? loadMailText(locale)
  mailTexts.set(locale, known)
  return known
}

async function loadMailText(locale: Locale): Promise<Text> {
  const [pages, mails, english] = await Promise.all([load[locale](), loadMail[locale](), load.en()])
  return textOf(locale, { ...pages.messages, ...mails.messages }, english.messages)
}
