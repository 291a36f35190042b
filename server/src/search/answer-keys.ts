import { ENTRY, FOUND, authorKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/article/search': ['count', 'recent_count', 'relevant_count', 'tag.id', 'tag.name', ...FOUND],
  '/user/search': [
    'count',
    ...['avatar', 'country_id', 'excerpt', 'flags', 'id', 'image', 'title', 'type', 'username'].map(
      (key) => ENTRY + key,
    ),
    ...authorKeys(ENTRY),
  ],
}
