import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/hero_content/list': ['identifier', 'lead', 'link', 'title', 'type'].map((key) => ENTRY + key),
}
