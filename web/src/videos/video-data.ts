import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Video } from '@loadout/contract/videos/videos.ts'
import { embedAddress } from './youtube-player.ts'
import type { DataPlace } from '../platform/page/head.tsx'

/** A video as search engines know it; nothing is said of it that staff have not. */
export const videoData = (
  { title, subTitle, published, image, duration, language_id, youtube_video_id }: Video,
  { address, cards }: DataPlace,
) => ({
  '@type': 'VideoObject',
  name: title,
  description: subTitle || title,
  uploadDate: new Date(published * 1_000).toISOString(),
  thumbnailUrl: cards(image),
  ...(duration !== null && { duration: `PT${duration}S` }),
  inLanguage: languageById(language_id)?.locale,
  embedUrl: embedAddress(youtube_video_id),
  url: address,
})
