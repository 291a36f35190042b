import { z } from 'zod'
import { FOOTER_MEDIA_SHOWN } from '@loadout/contract/footer-media/footer-media.ts'
import { CAPTION_MAX } from '@loadout/contract/footer-media/footer-media-rules.ts'
import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { footerMediaPictureRule } from '@loadout/contract/footer-media/footer-media-picture-rule.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { askOutside } from '../platform/http/outbound/ask-outside.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'

const GRAPH = 'https://graph.instagram.com'
const PAGES = /^https:\/\/www\.instagram\.com\/[\w./-]+$/
/** Instagram keeps its pictures at many hosts of these two names and of no other. */
const PICTURE_HOSTS = /^[\w-]+(?:\.[\w-]+)*\.(?:cdninstagram\.com|fbcdn\.net)$/
const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink'

const mediaSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string().regex(/^\d{1,60}$/),
        caption: z.string().optional(),
        media_type: z.string(),
        media_url: z.url().optional(),
        thumbnail_url: z.url().optional(),
        permalink: z.string().max(LINK_MAX).regex(PAGES),
      }),
    )
    .max(FOOTER_MEDIA_SHOWN),
})

export type InstagramMedia = { id: string; caption: string; link: string; picture: string }
export type Instagram = {
  latest: () => Promise<InstagramMedia[]>
  fetchPicture: (address: string) => Promise<Uint8Array>
}

/** What Instagram's Graph API says of an account; `standIn` is an origin that answers like it. */
export function instagram({
  token,
  standIn,
}: {
  token: string
  standIn: string | undefined
}): Instagram {
  const isLocal = standIn !== undefined
  const origin = standIn ?? GRAPH
  const graph = askOutside({ name: 'instagram', origins: [origin], isLocal })
  const pictures = askOutside({
    name: 'instagram pictures',
    origins: (at) => (isLocal ? at === standIn : PICTURE_HOSTS.test(new URL(at).host)),
    isLocal,
    maxBytes: footerMediaPictureRule.maxBytes,
  })
  return {
    async latest() {
      const query = new URLSearchParams({
        fields: FIELDS,
        limit: String(FOOTER_MEDIA_SHOWN),
        access_token: token,
      })
      const { data } = await graph.fetchJson(mediaSchema, { url: `${origin}/me/media?${query}` })
      return data.flatMap(({ id, caption = '', permalink: link, media_url, thumbnail_url }) => {
        const picture = thumbnail_url ?? media_url
        return picture === undefined ? [] : [{ id, caption: firstWords(caption), link, picture }]
      })
    },
    async fetchPicture(address) {
      const { status, body } = await pictures.fetchAnswer({ url: address })
      if (status !== 200) throw new OutboundError('instagram pictures', 'status', status)
      return body
    },
  }
}

/** The first line of what is often a long text. */
const firstWords = (caption: string) =>
  [...plainLine(caption.trim().split('\n')[0] ?? '')].slice(0, CAPTION_MAX).join('')
