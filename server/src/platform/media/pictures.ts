import { createReadStream } from 'node:fs'
import { access, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PublicError } from '../http/public-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { defaultAvatar } from './default-avatar.ts'
import type { PictureMaker } from './picture-maker.ts'

/** The documented sizes (HOME-16, AMB-141). Nothing else is made, or anyone could fill the disk. */
export const pictureSizes = {
  news: ['600x280', '360x168', '160x100', '50x40'],
  avatar: ['32x32', '64x64', '128x128', '200x200'],
} as const

const ADDRESS = /^\/media\/(news|avatar)\/([a-z0-9][a-z0-9-]{0,79})\/(\d+x\d+)\.(webp|jpg)$/
const A_YEAR = 'public, max-age=31536000, immutable'

type Pictures = {
  /** Where originals and made sizes are kept. */
  folder: string
  /** Where the originals of the demo community lie; they are not copied. */
  demoFolder: string
  maker: PictureMaker
}

/** Serves a picture in one of its sizes, made on the first request and kept. */
export function servePictures(http: FastifyInstance, pictures: Pictures, limits: RateLimits) {
  const making = new Map<string, Promise<void>>()

  http.get('/media/*', { config: limits.of('picture') }, async (request, reply) => {
    const wanted = ADDRESS.exec(request.url.split('?', 1)[0] ?? '')
    const [, kind, name, size, format] = wanted ?? []
    if (!wanted || !isSize(kind, size)) throw new PublicError(404, 'picture_not_found')

    const file = `${pictures.folder}/made/${kind}/${name}/${size}.${format}`
    if (!(await exists(file))) {
      const source = await originalOf(kind as 'news' | 'avatar', name ?? '')
      if (!source) throw new PublicError(404, 'picture_not_found')
      await makeOnce(file, source, size ?? '', format as 'webp' | 'jpg')
    }
    const { size: length } = await stat(file)
    return reply
      .type(format === 'webp' ? 'image/webp' : 'image/jpeg')
      .header('cache-control', A_YEAR)
      .header('content-length', length)
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(createReadStream(file))
  })

  async function originalOf(kind: 'news' | 'avatar', name: string) {
    if (kind === 'avatar') return /^[1-9]\d{0,9}$/.test(name) ? { svg: defaultAvatar(Number(name)) } : undefined
    for (const file of [`${pictures.folder}/news/${name}.webp`, `${pictures.demoFolder}/${name}.svg`]) if (await exists(file)) return { file }
    return undefined
  }

  function makeOnce(file: string, source: { file: string } | { svg: string }, size: string, format: 'webp' | 'jpg') {
    const running = making.get(file)
    if (running) return running
    const made = makePicture(file, source, size, format).finally(() => making.delete(file))
    making.set(file, made)
    return made
  }

  /** Written beside its place and moved there, so that nobody is ever sent half a picture. */
  async function makePicture(file: string, source: { file: string } | { svg: string }, size: string, format: 'webp' | 'jpg') {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const unfinished = `${file}.${process.pid}.part`
    await mkdir(dirname(file), { recursive: true })
    try {
      await pictures.maker.make({ source, width, height, format, target: unfinished })
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}

const isSize = (kind: string | undefined, size: string | undefined) =>
  (kind === 'news' || kind === 'avatar') && (pictureSizes[kind] as readonly (string | undefined)[]).includes(size)

const exists = (file: string) => access(file).then(() => true, () => false)
