/** What a preview of a link shows. */
export const PREVIEW_CARD = { width: 1200, height: 630 } as const
const PREVIEW_SIZE = `${PREVIEW_CARD.width}x${PREVIEW_CARD.height}` as const

/** The shapes that search engines choose from: 16:9, 4:3 and 1:1. */
const searchSizes = ['1200x675', '840x630', '630x630'] as const

/** Pictures for other programs. They are JPEG, because not all of those read WebP. */
export const cardSizes = [PREVIEW_SIZE, ...searchSizes] as const

/** The addresses of a picture, for previews and for search engines. */
export const previewCard = (picture: string) => `${picture}/${PREVIEW_SIZE}.jpg`
export const searchCards = (picture: string) => searchSizes.map((size) => `${picture}/${size}.jpg`)
