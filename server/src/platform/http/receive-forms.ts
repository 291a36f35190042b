import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import type { BodyMemory } from './body-memory.ts'
import { PublicError } from './public-error.ts'
import { networkOf } from './rate-limits.ts'
import { readBody, takeUnread, throwAway, type BodyRule } from './read-body.ts'
import { readMultipart, textsAtBeginning, type SentForm, type SentTexts } from './read-multipart.ts'

const FORM_BYTES = 64 * 1_024
/** What stands around the parts of a form with files. */
const AROUND_PARTS = 64 * 1_024

const ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

const typeOf = ({ headers }: FastifyRequest) => headers['content-type'] ?? ''
export const isMultipart = (request: FastifyRequest) =>
  typeOf(request).trimStart().toLowerCase().startsWith(MULTIPART)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route takes forms with files, beside those without. */
    takesFiles?: boolean
  }
}

/**
 * Forms are read when a handler asks for them. What nobody answers is refused for that, whatever it
 * brings; files that nobody takes are thrown away, so that whoever sends them hears so.
 */
export function takeForms(http: FastifyInstance) {
  takeUnread(http, [ENCODED, MULTIPART])
  http.addHook('preHandler', async (request) => {
    const isTaken = request.is404 || request.routeOptions.config.takesFiles
    if (isTaken || request.body === undefined || !isMultipart(request)) return
    throwAway(request)
    throw new PublicError(415, 'unsupported_media_type')
  })
}

/** The texts of a form as its body has them, or taken apart where it has files. */
export type ReceivedForm = { texts: string | SentTexts; files: SentForm['files'] }

type Rules = ReadonlyMap<string, PictureRule>
type FormRule = {
  files: Rules
  /** How long its texts may be, where 64 kB are not enough. */
  formBytes: number | undefined
  /** Throws unless whoever begins a form like this may send the rest; undefined where all may. */
  admit: ((texts: ReceivedForm['texts']) => Promise<void>) | undefined
}

/**
 * Works on the form of a request. Its memory is counted until the work is done, and its files are
 * good for as long (checklist I03).
 */
export function receiveForms(withShare: BodyMemory) {
  return async function withForm<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    rule: FormRule,
    work: (form: ReceivedForm) => Promise<T>,
  ): Promise<T> {
    if (request.body === undefined) return work({ texts: '', files: {} })
    const form = isMultipart(request) ? multipart(typeOf(request), rule) : encoded(rule)
    return withShare(networkOf(request.ip), async (hold) =>
      work(form.read(await readBody(request, reply, { ...form.body, hold }))),
    )
  }
}

type FormKind = { body: BodyRule; read: (body: Buffer) => ReceivedForm }

function encoded({ formBytes = FORM_BYTES, admit }: FormRule): FormKind {
  return {
    body: {
      max: formBytes,
      tooLarge: () => new PublicError(413, 'too_large'),
      admit: admit && ((beginning) => admit(wholeFields(beginning.toString()))),
    },
    read: (body) => ({ texts: body.toString(), files: {} }),
  }
}

/** The field behind the last `&` may go on. */
const wholeFields = (beginning: string) => beginning.slice(0, beginning.lastIndexOf('&') + 1)

function multipart(
  type: string,
  { files: rules, formBytes: maxText = FORM_BYTES, admit }: FormRule,
): FormKind {
  const tooLarge = (field?: string) => new PublicError(400, 'picture_too_large', field)
  return {
    body: {
      max:
        [...rules.values()].reduce((sum, { maxBytes }) => sum + maxBytes, 0) +
        AROUND_PARTS +
        maxText,
      tooLarge,
      admit: admit && ((beginning) => admit(textsAtBeginning(type, beginning))),
    },
    read(body) {
      const form = readMultipart(type, body, { fileFields: new Set(rules.keys()), maxText })
      for (const [name, file] of Object.entries(form.files))
        if (file.bytes.length > (rules.get(name)?.maxBytes ?? 0)) throw tooLarge(name)
      return form
    },
  }
}
