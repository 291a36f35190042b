import { ENTRY, NAMED_EVENT, newsKeys, STREAM, type AnswerKeys } from '../../test/answer-keys.ts'

const EVENT = [
  'cancelled',
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
    ...STREAM.map((key) => `streams[].${key}`),
    'versions[].language_id',
    'versions[].slug',
  ],
  '/event/list': EVENT.map((key) => ENTRY + key),
  '/event/of_news': NAMED_EVENT.map((key) => ENTRY + key),
}
