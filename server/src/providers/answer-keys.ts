import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/provider/offered': ['esportal', `${ENTRY}id`, `${ENTRY}service`],
}
