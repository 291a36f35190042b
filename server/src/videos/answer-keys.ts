import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

const VIDEO = [
  'comments',
  'duration',
  'id',
  'image',
  'language_id',
  'published',
  'subTitle',
  'title',
  'upvoted',
  'upvotes',
  'youtube_video_id',
]

export const answerKeys: AnswerKeys = {
  '/tv/video/get': VIDEO,
  '/tv/video/latest': VIDEO.map((key) => ENTRY + key),
  '/tv/video/list': ['count', ...VIDEO.map((key) => ENTRY + key)],
}
