import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Video } from '@loadout/contract/videos/videos.ts'
import { videoAddress } from './youtube-player.ts'

/** A video as search engines know it; nothing is said of it that staff have not. */
export const videoData = (
  { title, subTitle, published, image, duration, language_id, youtube_video_id }: Video,
  { origin, address }: { origin: string; address: string },
) => ({
  '@type': 'VideoObject',
  name: title,
  description: subTitle || title,
  uploadDate: new Date(published * 1_000).toISOString(),
  thumbnailUrl: [`${origin}${image}/600x280.jpg`],
  ...(duration !== null && { duration: `PT${duration}S` }),
  inLanguage: languageById(language_id)?.locale,
  contentUrl: videoAddress(youtube_video_id),
  url: address,
})
