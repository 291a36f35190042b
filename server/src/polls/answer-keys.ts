import type { AnswerKeys } from '../../test/answer-keys.ts'

const POLL = ['closed', 'ends_at', 'id', 'question', 'voted_option_id']
  .concat(['id', 'name', 'votes'].map((key) => `options[].${key}`))
  .map((key) => `poll.${key}`)

export const answerKeys: AnswerKeys = {
  '/blog_poll/get': POLL,
  '/news_poll/get': POLL,
  '/poll/get': POLL,
}
