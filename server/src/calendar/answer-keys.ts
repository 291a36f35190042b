import { ENTRY, newsKeys, type AnswerKeys } from '../../test/answer-keys.ts'

const EVENT = [
  'category_id',
  'description',
  'end_date',
  'id',
  'image',
  'language_id',
  'prize',
  'slug',
  'start_date',
  'thumbnail',
  'time_zone',
  'title',
]

export const answerKeys: AnswerKeys = {
  '/event/count': ['count'],
  '/event/get': [
    ...EVENT,
    'content',
    ...newsKeys('news[].'),
    'news[].is_blog',
    'versions[].language_id',
    'versions[].slug',
  ],
  '/event/list': EVENT.map((key) => ENTRY + key),
  '/event/of_news': ['id', 'language_id', 'path', 'start_date', 'title'].map((key) => ENTRY + key),
}
