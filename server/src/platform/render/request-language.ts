import {
  english,
  languageByCode,
  languageByLocale,
  preferredLanguage,
  type Language,
} from '@loadout/contract/languages/languages.ts'

/** What readers are offered, and what speaks when none of it is understood. */
export type LanguagesOfSite = { fallback: Language; offered: readonly Language[] }

type LanguageRequest = {
  lang: string | null
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * The language of a page (AMB-120): `?lang=` wins, then the language of this visit, then the stored
 * choice, then that of the member's country, all of which the browser repeats in cookies, then the
 * first browser language that is not English, then the site's fallback. Nobody is given what the
 * site does not offer unless they have chosen it.
 */
export function requestLanguage(
  { lang, cookie, acceptLanguage }: LanguageRequest,
  { fallback, offered }: LanguagesOfSite,
): Language {
  const isOffered = (tag: string) =>
    offered.some(({ locale }) => tag.toLowerCase().startsWith(locale))
  const amongOffered = (language: Language | undefined) =>
    language && offered.includes(language) ? language : undefined
  return (
    (lang === null ? undefined : languageByLocale(lang)) ??
    languageByCode(cookieValue(cookie, 'visit-language')) ??
    languageByCode(cookieValue(cookie, 'language')) ??
    amongOffered(languageByCode(cookieValue(cookie, 'member-language'))) ??
    preferredLanguage(tagsByWeight(acceptLanguage).filter(isOffered), fallback)
  )
}

/**
 * Of a page that is shown to no reader: the first language of the browser that is one of ours,
 * English as well, unless another was chosen. English is what most of them know whose language is
 * none.
 */
export function browserLanguage({ lang, cookie, acceptLanguage }: LanguageRequest): Language {
  return (
    (lang === null ? undefined : languageByLocale(lang)) ??
    languageByCode(cookieValue(cookie, 'visit-language')) ??
    languageByCode(cookieValue(cookie, 'language')) ??
    tagsByWeight(acceptLanguage)
      .map((tag) => languageByLocale((tag.split('-')[0] ?? '').toLowerCase()))
      .find((language) => language !== undefined) ??
    english
  )
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals !== -1 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return undefined
}

/**
 * `de;q=0.7, sv` → `['sv', 'de']`. A browser sends a handful; a longer list is somebody playing.
 */
export function tagsByWeight(header = ''): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((q) => q !== undefined)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
