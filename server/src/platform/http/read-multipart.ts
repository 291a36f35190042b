import { invalidRequest } from './public-error.ts'
import { SentFile } from './sent-file.ts'

const MAX_TEXTS = 100
/** The name of the field, of the file, and a type. */
const MAX_HEADERS = 8
const MAX_HEADER_BYTES = 4_096

const BOUNDARY = /;[ \t]*boundary=(?:"([^"]+)"|([^\s";,]+))[ \t]*(?:;|$)/i
const LONGEST_BOUNDARY = 70
const PARAMETER = /[ \t]*;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/y

export type SentTexts = [name: string, value: string][]
export type SentForm = { texts: SentTexts; files: Record<string, SentFile> }

type Part = { name: string; filename: string | undefined; content: Buffer }

/**
 * Takes a form apart that has come in whole, in one go and without copying its files. Only the
 * named fields may hold a file, each one, and texts are bounded as without a file (checklist L06).
 * Whatever is not what browsers send is refused.
 */
export function readMultipart(
  contentType: string,
  body: Buffer,
  { fileFields, maxText }: { fileFields: ReadonlySet<string>; maxText: number },
): SentForm {
  const form: SentForm = { texts: [], files: Object.create(null) as SentForm['files'] }
  const parts = partsOf(contentType, body)
  let count = 0
  let textBytes = 0
  let part = parts.next()
  for (; part.done !== true; part = parts.next()) {
    const { name, filename, content } = part.value
    if (++count > MAX_TEXTS + fileFields.size) throw invalidRequest()
    if (filename === undefined) {
      textBytes += name.length + content.length
      form.texts.push([name, textOf(content)])
      if (textBytes > maxText || form.texts.length > MAX_TEXTS) throw invalidRequest()
      continue
    }
    // Browsers send a field in which nobody chose a file like this.
    if (content.length === 0 && filename === '') continue
    if (!fileFields.has(name) || name in form.files) throw invalidRequest()
    form.files[name] = new SentFile(content)
  }
  if (!part.value.isWhole) throw invalidRequest()
  return form
}

/**
 * As somebody has typed it: browsers write every line end of a multipart form as two characters,
 * which would count against how long a text may be (checklist H09).
 */
const textOf = (content: Buffer): string => content.toString().replaceAll('\r\n', '\n')

/** The texts that are there from end to end in the beginning of a form. */
export const textsAtBeginning = (contentType: string, beginning: Buffer): SentTexts =>
  [...partsOf(contentType, beginning)].flatMap(({ name, filename, content }) =>
    filename === undefined ? [[name, textOf(content)] as [string, string]] : [],
  )

/** Each part that has come in from end to end; in the end whether that is all of the form. */
function* partsOf(contentType: string, body: Buffer): Generator<Part, { isWhole: boolean }> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined || boundary.length > LONGEST_BOUNDARY) throw invalidRequest()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let at = delimiter.length - 2
  if (!body.subarray(0, at).equals(delimiter.subarray(2))) throw invalidRequest()
  for (;;) {
    const lineEnd = body.toString('latin1', at, at + 2)
    if (lineEnd === '--') return { isWhole: true }
    const headEnd = body.subarray(at, at + MAX_HEADER_BYTES).indexOf('\r\n\r\n')
    const start = at + headEnd + 4
    const end = headEnd === -1 ? -1 : body.indexOf(delimiter, start)
    if (end === -1) return { isWhole: false }
    if (lineEnd !== '\r\n') throw invalidRequest()
    const head = body.toString('utf8', at + 2, at + headEnd)
    yield { ...readHead(head), content: body.subarray(start, end) }
    at = end + delimiter.length
  }
}

/** What a part is called, and its file; a part that does not say so exactly once is refused. */
function readHead(head: string): Pick<Part, 'name' | 'filename'> {
  const lines = head.split('\r\n')
  const dispositions = lines.filter((line) => /^content-disposition[ \t]*:/i.test(line))
  const [, rest] = /^[^:]+:[ \t]*form-data(.*)$/is.exec(dispositions[0] ?? '') ?? []
  if (lines.length > MAX_HEADERS || dispositions.length !== 1 || rest === undefined)
    throw invalidRequest()
  const { name, filename } = readDisposition(rest)
  if (name === undefined) throw invalidRequest()
  // A file without a name, as a field of a browser's form in which nobody chose one may be.
  const isBinary = lines.some((line) =>
    /^content-type[ \t]*:[ \t]*application\/octet-stream/i.test(line),
  )
  return { name, filename: filename ?? (isBinary ? '' : undefined) }
}

function readDisposition(text: string): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = Object.create(null)
  PARAMETER.lastIndex = 0
  while (PARAMETER.lastIndex < text.trimEnd().length) {
    const [whole, key = '', quoted, bare] = PARAMETER.exec(text) ?? []
    const name = key.toLowerCase()
    if (whole === undefined || name in values) throw invalidRequest()
    values[name] = quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1')
  }
  return values
}
