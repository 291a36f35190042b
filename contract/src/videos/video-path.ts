/** The video channel (AMB-12): the slug of the product, and what the documents call it as well. */
export const VIDEO_CHANNEL = '/ld-tv'

/** The address of a video (VIDEO-07). */
export const videoPath = ({ id }: { id: number }) => `${VIDEO_CHANNEL}/${id}`
