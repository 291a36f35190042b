import type { FormRules } from '../forms/form-rules.ts'

/** What staff say of a stream; its title at Twitch is no longer either. */
export const STREAM_TITLE_MAX = 140

/** As Twitch takes names: letters, digits and underscores. */
export const STREAM_NAME = /^[a-zA-Z0-9]\w{2,24}$/

/** The name in what somebody has typed: the name itself, or its address at Twitch. */
export function streamNameIn(typed: string): string | undefined {
  const wanted = typed.trim()
  const name = /^https:\/\/(?:www\.|m\.)?twitch\.tv\/(\w+)\/?$/.exec(wanted)?.[1] ?? wanted
  return STREAM_NAME.test(name) ? name : undefined
}

/** A stream as it is edited. */
type StreamValues = { username: string }

export const streamRules: FormRules<StreamValues> = {
  username: (username) => (streamNameIn(username) === undefined ? 'stream_illegal' : undefined),
}
