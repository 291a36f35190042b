import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { hostileAddresses } from './hostile-html.ts'
import { dealer, END, hostileTexts, hostileWords } from './hostile-words.ts'
import { faultsOf, leadsAstray, type Cleaner } from './html-faults.ts'
import { everyText } from './every-text.ts'
import type { Text, TextKind } from './text-kinds.ts'
import { textFields } from './text-fields.ts'
import type { Fields } from './trial.ts'
import type { TestSite } from './start-site.ts'
import { somebodyWhoWrites, textsWithin, withTexts, type Writer } from './write-texts.ts'

/** What stands behind the mark of a text: where it is an element, something does not escape. */
export const MARKUP = '<i>'
/** Begins what is kept nowhere, such as a password or what somebody looks for. */
export const NOWHERE = `~nowhere${MARKUP}`
/** As long as a post must be. */
const LONG = `<p>${'Words of somebody with something to say. '.repeat(8)}</p>`

const isPlain = (kind: TextKind) => kind === 'line' || kind === 'words'
const isHtml = (kind: TextKind): kind is Cleaner =>
  kind === 'article' || kind === 'notice' || kind === 'profile'
const isShown = (kind: TextKind) => isPlain(kind) || isHtml(kind)
const isLink = (kind: TextKind) => kind === 'link'
const isNowhere = (kind: TextKind) => ['form', 'secret', 'sought'].includes(kind)

const callsWith = (is: (kind: TextKind) => boolean) =>
  Object.entries(everyText).flatMap(([call, { texts }]) => {
    const fields = Object.keys(texts).filter((field) => is(kindOf(call, field)))
    return fields.length === 0 ? [] : [{ call, fields }]
  })

const kindOf = (call: string, field: string) => everyText[call]?.texts[field]?.kind as TextKind

const maxOf = (call: string, field: string, { max }: Text) =>
  max ?? textFields.find((each) => each.call === call && each.field === field)?.max ?? 0

/**
 * Writes hostile texts wherever anybody may write, and says what is wrong with what becomes of
 * them. Vectors go round: each is plain text somewhere. Of HTML they are a part; each of them goes
 * through each cleaner in `hostile-html.test.ts`.
 */
export async function hostileWriter(site: TestSite) {
  const writer = await somebodyWhoWrites(site)
  const plain = dealer(hostileTexts)
  const html = dealer(hostileTexts)
  /** What each mark was written by. */
  const marks = new Map<string, string>()

  function textFor(call: string, field: string, text: Text): string {
    const mark = `~${marks.size + 1}`
    marks.set(mark, `${call} ${field}`)
    const room = maxOf(call, field, text)
    switch (text.kind) {
      case 'article':
        return html.deal(15_000, { begins: `<p>${mark}</p>${LONG}`, between: END })
      case 'notice':
      case 'profile':
        // What cleaning adds has to find room as well.
        return html.deal(room * 0.75, { begins: `${mark} <em>x</em> `, between: END })
      default:
        return plain.deal(room, { begins: mark + MARKUP, between: ' ' })
    }
  }

  /** Fills all texts of a call that are shown. */
  async function write({ call, fields }: { call: string; fields: string[] }): Promise<string[]> {
    const texts = Object.fromEntries(
      fields.map((field) => [field, textFor(call, field, everyText[call]?.texts[field] as Text)]),
    )
    const input = withTexts(await writer.rightInput(call), texts)
    const { answer, refused } = await writer.send(call, input)
    if (refused) return [`${call} is refused: ${JSON.stringify(refused)}`]
    const shown = textsWithin(await writer.shown(call, input, answer))
    return Object.entries(texts).flatMap(([field, text]) =>
      faultsOfShown(kindOf(call, field), text, shown).map((fault) => `${call} ${field} ${fault}`),
    )
  }

  /** All of them, and more of what has most room, until each vector has been written. */
  async function writeAll(): Promise<string[]> {
    const faults: string[] = []
    for (const filled of callsWith(isShown)) faults.push(...(await write(filled)))
    while (!plain.isDone())
      faults.push(...(await write({ call: 'POST /comment/post', fields: ['message'] })))
    return faults
  }

  /**
   * What has a form of its own, proves something or is looked for: nobody is answered it. Each call
   * is made by somebody else, because one of them is for those who may nothing else any more.
   */
  async function sendAllThatIsNowhere(): Promise<string[]> {
    const faults: string[] = []
    for (const { call, fields } of callsWith(isNowhere)) {
      const somebody = await somebodyWhoWrites(site)
      const input = await somebody.rightInput(call)
      for (const field of fields)
        for (const word of ['', hostileWords[0]])
          if (await isAnswered(somebody, call, withTexts(input, { [field]: NOWHERE + word })))
            faults.push(`${call} answers ${field}`)
    }
    return faults
  }

  /** Every link that anybody may set. */
  async function sendAllLinks(): Promise<string[]> {
    const faults: string[] = []
    for (const { call, fields } of callsWith(isLink)) {
      const input = await writer.rightInput(call)
      for (const address of hostileAddresses)
        for (const field of fields) {
          const { refused } = await writer.send(call, withTexts(input, { [field]: address }))
          if (!refused && address !== '' && leadsAstray(address))
            faults.push(`${call} takes ${JSON.stringify(address)}`)
        }
    }
    return faults
  }

  return { marks, writeAll, sendAllThatIsNowhere, sendAllLinks }
}

/** Whether what was sent comes back, even in a refusal. */
async function isAnswered(writer: Writer, call: string, input: Fields): Promise<boolean> {
  const { answer, refused } = await writer.send(call, input)
  const seen = refused ?? (await writer.shown(call, input, answer))
  return JSON.stringify(seen).includes(NOWHERE)
}

/** What is wrong with a text where it is shown. */
function faultsOfShown(kind: TextKind, text: string, shown: { name: string; text: string }[]) {
  if (!isHtml(kind)) {
    const wanted = kind === 'line' ? plainLine(text) : text.trim()
    return shown.some((each) => each.text === wanted) ? [] : ['is not shown as it was typed']
  }
  const mark = new RegExp(`${/~\d+/.exec(text)?.[0]}(?!\\d)`)
  const cleaned = shown.filter(({ name, text: html }) => HTML_FIELDS.has(name) && mark.test(html))
  return cleaned.length === 0
    ? ['is not shown']
    : cleaned.flatMap(({ text: html }) => faultsOf(html, kind))
}

/** The names that cleaned HTML has in answers; what is made of it is text. */
const HTML_FIELDS = new Set(['content', 'message'])
