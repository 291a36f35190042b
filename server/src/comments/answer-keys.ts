import { ENTRY, authorKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/comment/list': [
    'count',
    ...[
      'deleted',
      'edited',
      'answers',
      'answers.id',
      'answers.username',
      'answers.excerpt',
      'answers.deleted',
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
