import { ENTRY, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/points/tasks': [
    'base',
    'done',
    'id',
    'key',
    'label',
    'limit',
    'multiplier',
    'open',
    'period',
    'points',
  ].map((key) => ENTRY + key),
  '/stats/most_points': ['avatar', 'id', 'score', 'username'].map((key) => ENTRY + key),
  '/stats/most_point_last_week': ['avatar', 'id', 'score', 'username'].map((key) => ENTRY + key),
}
