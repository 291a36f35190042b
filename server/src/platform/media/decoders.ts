import sharp from 'sharp'

/** 5200 x 1700, the largest picture any form accepts, with room to spare. */
export const MAX_PIXELS = 20_000_000

const decoders = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  gif: 'VipsForeignLoadNsgif',
  svg: 'VipsForeignLoadSvg',
}

type Decoder = keyof typeof decoders

/**
 * Of all that the library reads, this process reads only these from now on, whatever a file says it
 * is (checklist I08).
 */
export function readOnly(...formats: readonly Decoder[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats.map((format) => decoders[format]) })
  sharp.concurrency(1)
  sharp.cache(false)
}
