import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/tags/popular': [`${ENTRY}id`, `${ENTRY}name`],
}
