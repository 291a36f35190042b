import { AUTHOR, ENTRY, authorKeys, type AnswerKeys } from '../../test/answer-keys.ts'

const FOLLOWS = ['count', ...authorKeys('').map((key) => key.replace('author.', 'user.'))].concat(
  [...AUTHOR, 'followers'].map((key) => ENTRY + key),
)

export const answerKeys: AnswerKeys = {
  '/user/followers/list': FOLLOWS,
  '/user/following/check': ['following'],
  '/user/following/list': FOLLOWS,
}
