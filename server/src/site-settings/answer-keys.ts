import type { AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/site/get': [
    'accent',
    'contact',
    'currency.earning_enabled',
    'currency.name',
    'languages[]',
    'links[]',
    'name',
    'tagline',
  ],
}
