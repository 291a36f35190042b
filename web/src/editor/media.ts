import { Node } from '@tiptap/core'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { isTextPictureAddress } from '@loadout/contract/platform/text-picture-address.ts'
import { videoAddress } from './video-address.ts'

export type PictureParts = {
  src: string
  alt: string
  caption: string
  width: string | null
  height: string | null
}

function pictureParts(figure: HTMLElement): PictureParts | false {
  const picture = figure.querySelector('img')
  const src = picture?.getAttribute('src') ?? ''
  if (!picture || !isTextPictureAddress(src)) return false
  return {
    src,
    alt: picture.getAttribute('alt') ?? '',
    caption: figure.querySelector('figcaption')?.textContent ?? '',
    width: picture.getAttribute('width'),
    height: picture.getAttribute('height'),
  }
}

/** A picture that was sent to this site; any other is left out, as the server would. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: pictureParts }],
  renderHTML: ({ node }) => {
    const { caption, ...picture } = node.attrs as PictureParts
    const sides = picture.width && picture.height ? {} : { width: undefined, height: undefined }
    return [
      'figure',
      ['img', { ...picture, ...sides }],
      ...(caption === '' ? [] : [['figcaption', caption] as const]),
    ]
  },
})

/** The address of a player, as the server keeps it (STREAM-19); any other is none. */
function videoAt(address: string | null): { href: string } | false {
  const href = videoAddress(address ?? '')
  return videoFrame(href) === undefined ? false : { href }
}

/**
 * A link that the page makes a player of, once a reader asks for it. The frame of a player is one
 * as well when it is pasted.
 */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  // As the rules below have made it, and not as it stands in what was pasted.
  addAttributes: () => ({ href: { default: '', parseHTML: () => null } }),
  parseHTML: () => [
    {
      tag: 'a[data-video]',
      priority: 60,
      getAttrs: (link) => videoAt(link.getAttribute('href')),
    },
    { tag: 'iframe[src]', getAttrs: (frame) => videoAt(frame.getAttribute('src')) },
  ],
  renderHTML: ({ node }) => {
    const href = String(node.attrs['href'])
    return ['a', { href, 'data-video': '' }, href]
  },
})
