import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { NOBODY, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'POST /user/pusher/auth': {
    who: 'member',
    input: ({ owner }) => ({ socket_id: '1.2', channel_name: memberChannel(owner.id).name }),
    missing: () => ({ channel_name: memberChannel(NOBODY).name }),
    missingStatus: 403,
    others: { status: 403 },
  },
}
