import { ENTRY, FOUND, postKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/blog/get': [...postKeys(''), 'content', 'held', 'revised'],
  '/blog/list': [...postKeys(ENTRY), `${ENTRY}is_blog`],
  '/blog/search': ['count', ...FOUND],
  '/blog/user/count': ['count'],
}
