import { ENTRY, newsKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/news/get': [
    ...newsKeys(''),
    'content',
    'deck',
    'revised',
    'versions[].language_id',
    'versions[].slug',
  ],
  '/news/list': [...newsKeys(ENTRY), `${ENTRY}is_blog`],
  '/news/preset_games': ['categories[]', 'news_id'],
  '/news/related': [...newsKeys(ENTRY), `${ENTRY}is_blog`],
  '/news/user/count': ['count'],
}
