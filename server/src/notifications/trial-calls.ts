import { NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /notifications/count': { who: 'member', ...nothing },
  'GET /notifications/groups': { who: 'member', ...nothing },
  'GET /notifications/list': { who: 'member', ...nothing },
  'GET /notifications/settings': { who: 'member', ...nothing },
  'POST /admin/notification/send': {
    who: 'canSendNotifications',
    input: async ({ make }) => ({ user_ids: (await make.member()).id, message: 'Welcome.' }),
    missing: () => ({ user_ids: NOBODY }),
    eachTime: true,
  },
  'POST /notifications/mark_as_seen': { who: 'member', ...nothing },
  'POST /notifications/settings/mail': { who: 'member', input: () => ({ mail: 'day' }) },
  'POST /notifications/settings/type': { who: 'member', input: () => ({ type: 14, enabled: 0 }) },
  'POST /notifications/unsubscribe': {
    who: 'anyone',
    input: ({ make, owner }) => ({ user_id: owner.id, key: make.unsubscribeKey(owner) }),
    missing: () => ({ user_id: NOBODY }),
    missingStatus: 400,
  },
  'POST /user/notifications_enabled/update': {
    who: 'member',
    input: () => ({ notifications_enabled: 0 }),
  },
}
