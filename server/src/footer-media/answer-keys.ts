import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/instagram/get_recent_media': ['caption', 'link', 'src'].map((key) => ENTRY + key),
}
