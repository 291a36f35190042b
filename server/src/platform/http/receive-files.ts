import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { invalidRequest, PublicError, unavailable } from './public-error.ts'
import { networkOf } from './rate-limits.ts'
import { readMultipart, type SentForm } from './read-multipart.ts'

/** Texts, and what stands around the parts. */
const BESIDE_FILES = 128 * 1_024
/**
 * Read and thrown away, so that whoever sent too much is told so; more than that ends the
 * connection.
 */
const MOST_UNWANTED = 16 * 1_024 * 1_024
/** Of all forms under way in this process. */
const MOST_IN_MEMORY = 128 * 1_024 * 1_024
/**
 * Of those of one network: six pictures at once, and whoever never ends their forms leaves room for
 * everybody else.
 */
const MOST_OF_A_NETWORK = 32 * 1_024 * 1_024

const MULTIPART = 'multipart/form-data'

export const isMultipart = (request: FastifyRequest) =>
  request.body !== null && typeof request.body === 'object'

/** Lets the routes of a scope take bodies with files. They are not read before the handler asks. */
export const takeFiles = (scope: FastifyInstance) =>
  scope.addContentTypeParser(MULTIPART, (_, body, done) => done(null, body))

type Rules = ReadonlyMap<string, PictureRule>

/**
 * Reads forms with files, counting, and gives their memory back when the work on them is done
 * (checklist I03).
 */
export function receiveFiles() {
  let inMemory = 0
  const ofNetworks = new Map<string, number>()

  /** Works on a form. The files of it are good for as long as that takes. */
  async function withForm<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    rules: Rules,
    work: (form: SentForm) => Promise<T>,
  ): Promise<T> {
    const most =
      BESIDE_FILES + [...rules.values()].reduce((sum, { mostBytes }) => sum + mostBytes, 0)
    const network = networkOf(request.ip)
    const ofNetwork = () => ofNetworks.get(network) ?? 0
    let taken = 0
    const take = (bytes: number) => {
      if (ofNetwork() + bytes > MOST_OF_A_NETWORK) throw new PublicError(429, 'too_many_requests')
      if (inMemory + bytes > MOST_IN_MEMORY) throw unavailable()
      inMemory += bytes
      ofNetworks.set(network, ofNetwork() + bytes)
      taken += bytes
    }
    try {
      const body = await readBody(request, reply, { most, take })
      const form = await readMultipart(
        request.headers['content-type'] ?? '',
        body,
        new Set(rules.keys()),
      )
      for (const [name, file] of Object.entries(form.files))
        if (file.bytes.length > (rules.get(name)?.mostBytes ?? 0)) throw tooLarge()
      return await work(form)
    } finally {
      inMemory -= taken
      const left = ofNetwork() - taken
      if (left > 0) ofNetworks.set(network, left)
      else ofNetworks.delete(network)
    }
  }

  return withForm
}

type Reading = { most: number; take: (bytes: number) => void }

async function readBody(
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
  { most, take }: Reading,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most + MOST_UNWANTED) {
    void reply.header('connection', 'close')
    throw tooLarge()
  }
  const chunks: Buffer[] = []
  let length = 0
  let refusal: PublicError | undefined
  try {
    for await (const chunk of body as Readable) {
      const bytes = chunk as Buffer
      length += bytes.length
      if (length > most + MOST_UNWANTED) break
      if (length > most) refusal ??= tooLarge()
      else {
        take(bytes.length)
        chunks.push(bytes)
      }
    }
  } catch (error) {
    // What is left of the form is not read, and nothing can follow it on this connection.
    void reply.header('connection', 'close')
    // Any other: the connection broke, or was too slow.
    throw error instanceof PublicError ? error : invalidRequest()
  }
  if (refusal) throw refusal
  return Buffer.concat(chunks)
}

const tooLarge = () => new PublicError(400, 'picture_too_large')
