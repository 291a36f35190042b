import { ENTRY, authorKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/comment/list': [
    'count',
    ...[
      'deleted',
      'id',
      'inserted',
      'message',
      'upvoted',
      'upvotes',
      'mentions[].id',
      'mentions[].name',
    ].map((key) => ENTRY + key),
    ...authorKeys(ENTRY),
  ],
}
