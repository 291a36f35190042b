import { Busboy } from '@fastify/busboy'
import { invalidRequest } from './public-error.ts'
import { SentFile } from './sent-file.ts'

/** Texts of a form are bounded as they are without a file (checklist L06). */
const MOST_TEXT = 64 * 1_024
const MOST_TEXTS = 100
/** The name of the field, of the file, and a type. */
const MOST_HEADERS = 8

export type SentForm = { texts: [name: string, value: string][]; files: Record<string, SentFile> }

/** Takes a form apart that has come in whole. Only the named fields may hold a file, each one. */
export function readMultipart(
  contentType: string,
  body: Buffer,
  fileFields: ReadonlySet<string>,
): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(invalidRequest())
    const form: SentForm = { texts: [], files: Object.create(null) as Record<string, SentFile> }
    let textBytes = 0

    const parser = parserOf(contentType, fileFields.size)
    if (!parser) return refuse()
    parser.on('field', (name: string | undefined, value, _, isCut) => {
      textBytes += (name?.length ?? 0) + Buffer.byteLength(value)
      if (name === undefined || isCut || textBytes > MOST_TEXT) refuse()
      else form.texts.push([name, value])
    })
    parser.on('file', (name: string | undefined, content, filename: string | undefined) => {
      const chunks: Buffer[] = []
      content.on('error', refuse)
      content.on('data', (chunk: Buffer) => chunks.push(chunk))
      content.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // Browsers send a field in which nobody chose a file like this.
        if (bytes.length === 0 && !filename) return
        if (name === undefined || !fileFields.has(name) || name in form.files) refuse()
        else form.files[name] = new SentFile(bytes)
      })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, refuse)
    parser.on('error', refuse)
    parser.on('finish', () => resolve(form))
    parser.end(body)
  })
}

/** Undefined when the type names no boundary. */
function parserOf(contentType: string, files: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldSize: MOST_TEXT,
        fields: MOST_TEXTS,
        files,
        parts: MOST_TEXTS + files,
        headerPairs: MOST_HEADERS,
        headerSize: 4_096,
      },
    })
  } catch {
    return undefined
  }
}
