import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/moderation_log/list': ['id', 'kind', 'place', 'reason', 'removed'].map((key) => ENTRY + key),
}
