import type { AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/background_ad/get': ['background_ad_image', 'background_ad_link'],
}
