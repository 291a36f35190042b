import type { AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/wallet/currency': ['earning_enabled', 'name'],
}
