import { ENTRY, NAMED_EVENT, STREAM, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/stream/get': [...STREAM, ...NAMED_EVENT.map((key) => `events[].${key}`)],
  '/stream/list': STREAM.map((key) => ENTRY + key),
}
