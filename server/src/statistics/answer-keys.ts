import { AUTHOR, ENTRY, postKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/stats/most_blog_visitors': [...AUTHOR, 'count'].map((key) => ENTRY + key),
  '/stats/most_visited_blog_posts': [...postKeys(ENTRY), `${ENTRY}is_blog`, `${ENTRY}views`],
}
