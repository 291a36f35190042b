import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/content/get': ['content', 'footer_category', 'language_id', 'languages[]', 'title', 'url'],
  '/content/list': ['footer_category', 'title', 'url'].map((key) => ENTRY + key),
}
