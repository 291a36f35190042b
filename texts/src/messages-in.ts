import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { figureText } from './figure-text.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * How compiled messages are put together in a language. They hold blanks and plurals and nothing
 * else (`catalogues.test.ts`), which is why this is 40 lines of the first script instead of 3 kB.
 */
export function messagesIn(locale: string) {
  let plurals: Intl.PluralRules | undefined

  /** `figure` is what # stands for, within the forms of a plural. */
  const say = (message: CompiledMessage, values: Values, figure?: string): string => {
    let said = ''
    for (const token of message) {
      if (typeof token === 'string') {
        said += token === '#' && figure !== undefined ? figure : token
        continue
      }
      const [name, kind, choices] = token
      if (kind === 'plural') said += sayPlural(choices as PluralForms, values, Number(values[name]))
      else said += String(values[name] ?? '')
    }
    return said
  }

  function sayPlural(forms: PluralForms, values: Values, count: number): string {
    plurals ??= new Intl.PluralRules([locale, 'en'])
    return say(forms[plurals.select(count)] ?? forms.other, values, figureText(locale, count))
  }

  return say
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, CompiledMessage>> & {
  other: CompiledMessage
}
