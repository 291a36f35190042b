import { frameOn } from '@loadout/contract/platform/video-frame.ts'

export const channelAddress = (username: string) => `https://www.twitch.tv/${username}`

/** A player that starts at once (STREAM-18). */
export const playerAddress = (username: string, host: string) =>
  `${frameOn(`https://player.twitch.tv/?channel=${username}`, host)}&autoplay=true`

/** As dark as the player that it stands beside. */
export const chatAddress = (username: string, host: string) =>
  `https://www.twitch.tv/embed/${username}/chat?parent=${host}&darkpopout`
