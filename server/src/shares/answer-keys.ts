import type { AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/intent/pages': ['facebook', 'twitter'],
}
