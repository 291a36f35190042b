import type { AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/site/get': [
    'accent',
    'contact',
    'currency.earning_enabled',
    'currency.name',
    'icon',
    'languages[]',
    'links[]',
    'logo',
    'mails_arrive',
    'name',
    ...Array.from({ length: 7 }, (_, language) => `taglines.${language}`),
  ],
}
