import { ENTRY, authorKeys, type AnswerKeys } from '../../test/answer-keys.ts'

export const answerKeys: AnswerKeys = {
  '/user_profile/guestbook/get': [
    'count',
    ...['id', 'inserted', 'message', 'mentions[].id', 'mentions[].name'].map((key) => ENTRY + key),
    ...authorKeys(ENTRY),
  ],
}
