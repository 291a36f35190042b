import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/category/list': [
    'background',
    'color',
    'has_article_icon',
    'hidden',
    'id',
    'name',
    'parent',
    'short_name',
    'tag_name',
  ].map((key) => ENTRY + key),
}
