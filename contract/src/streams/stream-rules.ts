import type { FormRules } from '../forms/form-rules.ts'

/** What staff call a channel; what Twitch calls its stream is no longer either. */
export const STREAM_TITLE_MOST = 140

/** As Twitch takes names: letters, digits and underscores. */
export const CHANNEL_NAME = /^[a-zA-Z0-9]\w{2,24}$/

/** The name in what somebody has typed: the name itself, or the address of the channel. */
export function channelIn(typed: string): string | undefined {
  const wanted = typed.trim()
  const name = /^https:\/\/(?:www\.|m\.)?twitch\.tv\/(\w+)\/?$/.exec(wanted)?.[1] ?? wanted
  return CHANNEL_NAME.test(name) ? name : undefined
}

/** A channel as it is edited. */
export type StreamValues = { username: string }

export const streamRules: FormRules<StreamValues> = {
  username: (username) => (channelIn(username) === undefined ? 'stream_illegal' : undefined),
}
