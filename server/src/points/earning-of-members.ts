import { ofActor, type EarningRules } from './earning-rules.ts'

/** What members earn by being here and by what they do elsewhere. */
export const earningOfMembers = {
  'signed in': (event) => ofActor('login', event),
  'came back': (event) => ofActor('login', event),
  'stayed online': (event) => ofActor('stay_online', event),
  'profile picture uploaded': (event) =>
    event.data.picture === 'avatar' ? ofActor('profile_picture', event) : [],
  'account connected': (event) => ofActor(`connect_${event.data.service}`, event),
  'intent noted': (event) => ofActor(event.data.intent, event),
  'member streamed': (event) => ofActor('twitch_stream', event),
  'esportal game finished': (event) =>
    ofActor(event.data.kind, event, `esportal ${event.data.gameId}`),
  'referral verified': ({ actorId, data: { referrerId } }) => [
    { userId: referrerId, task: 'referral', subject: `member ${actorId}` },
  ],
  'member followed': ({ actorId, data }) => [
    // Each follower pays once for ever (checklist C03).
    { userId: data.userId, task: 'new_follower', subject: `member ${actorId}` },
  ],
} as const satisfies EarningRules
