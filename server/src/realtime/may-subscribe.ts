import { idInName } from '@loadout/contract/platform/channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { Caller } from '../platform/http/caller.ts'

/**
 * Whether a member may subscribe to a private channel: their own (RT-02). Whatever else a name may
 * look like, nobody may (checklist K01, K02).
 */
export const maySubscribe = ({ id }: Pick<Caller, 'id'>, channel: string) =>
  idInName(memberChannel, channel) === id
