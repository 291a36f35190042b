import { expect, test } from 'vitest'
import { everyText } from '../../../test/every-text.ts'
import { everywhereWith } from '../../../test/everywhere-with.ts'
import { pictureFile } from '../../../test/picture-file.ts'
import { shareSite } from '../../../test/start-site.ts'
import type { Text } from '../../../test/text-kinds.ts'
import { textFields } from '../../../test/text-fields.ts'
import { triedSite } from '../../../test/tried-calls.ts'
import { somebodyWhoWrites, textsWithin, withTexts } from '../../../test/write-texts.ts'

/** A text that is kept as it is typed, with all that is said of how long it may be. */
type Bounded = Text & { call: string; field: string; min: number; max: number }

const bounded = textFields.flatMap(({ call, field, min, max }): Bounded[] => {
  const text = everyText[call]?.texts[field]
  if (text?.kind !== 'line' && text?.kind !== 'words') return []
  return [{ call, field, min: 0, ...(min && { min }), max: max ?? 0, ...text }]
})
const calls = Object.entries(Object.groupBy(bounded, ({ call }) => call)).map(
  ([call, texts = []]) => ({ call, texts }),
)

/** Two units in a string, and one as people count. */
const foxes = (count: number) => '🦊'.repeat(count)
/** As many letters as are kept of a line, where each is typed as two. */
const withMarks = ({ kind }: Text, count: number) =>
  kind === 'line' ? 'e\u0301'.repeat(count) : 'e\u0301'.repeat(count / 2).padStart(count, 'x')
/** Nothing that anybody sees; text of several lines may hold what is not seen. */
const blanks = ({ kind }: Text) => (kind === 'line' ? ['', ' \u200B\u2800\n'] : ['', ' \u00A0\n'])

/** What is refused, with the code that it is refused with. */
const beyond = (text: Bounded): { wrong: string; code: string }[] => [
  { wrong: foxes(text.max + 1), code: text.tooLong ?? 'invalid_request' },
  ...(text.min > 1 ? [{ wrong: foxes(text.min - 1), code: text.tooShort ?? '' }] : []),
  ...(isNeeded(text)
    ? blanks(text).map((wrong) => ({ wrong, code: text.none ?? 'invalid_request' }))
    : []),
]
const isNeeded = ({ min, none }: Bounded) => min > 0 || none !== undefined

const site = shareSite(async () => undefined, triedSite)

/** What only the audit shows is shown in passages there. */
const isKept = async (text: string) => (await everywhereWith(site().db, text)).length > 0

test('H09 of every text that is kept as it is typed it is known how long it may be', () => {
  expect(bounded.filter(({ max }) => max === 0)).toEqual([])
  expect(bounded.length).toBeGreaterThan(60)
})

test.each(calls)(
  'H09 $call takes texts of as many characters as people count, and not one more',
  async ({ call, texts }) => {
    const { rightInput, send, shown } = await somebodyWhoWrites(site())
    const filled = (text: (field: Bounded) => string) =>
      Object.fromEntries(texts.map((field) => [field.field, text(field)]))
    const input = await rightInput(call)

    for (const text of texts)
      for (const { wrong, code } of beyond(text))
        expect(
          (await send(call, withTexts(input, { [text.field]: wrong }))).refused,
          `${text.field} of ${[...wrong].length}`,
        ).toMatchObject({ status: 400, code })

    const full = withTexts(
      input,
      filled(({ max }) => foxes(max)),
    )
    const { answer = {}, refused } = await send(call, full)
    expect(refused, 'the longest').toBeUndefined()
    const read = textsWithin(await shown(call, full, answer)).map(({ text }) => text)
    for (const { field, max } of texts)
      expect(read.includes(foxes(max)) || (await isKept(foxes(max))), field).toBe(true)

    for (const shorter of [
      filled((text) => `\n ${withMarks(text, text.max - 1)} \n`),
      filled((text) => (isNeeded(text) ? foxes(Math.max(text.min, 1)) : '')),
    ])
      expect((await send(call, withTexts(await rightInput(call), shorter))).refused).toBeUndefined()
  },
)

test('H09 SUP-17 a picture beside it does not make a text of many lines longer', async () => {
  const { rightInput, send } = await somebodyWhoWrites(site())
  const call = 'POST /support_ticket/reply'
  const input = { ...(await rightInput(call)), picture: await pictureFile() }
  expect(
    (await send(call, { ...input, message: 'a\n'.repeat(124) + 'ab' })).refused,
  ).toBeUndefined()
  expect((await send(call, { ...input, message: 'a\n'.repeat(125) + 'a' })).refused).toMatchObject({
    code: 'message_too_long',
  })
})

const TOO_SHORT = { status: 400, code: 'post_too_short', field: 'content' }
const TOO_LONG = { status: 400, code: 'content_too_long', field: 'content' }
const NOTICE_TOO_LONG = { status: 400, code: 'notice_too_long', field: 'message' }
const lines = (count: number) => Array.from({ length: count }, () => 'x').join('<br>')

test.each([
  { what: 'a post of nothing', html: '', refused: TOO_SHORT },
  { what: 'a post of 279', html: `<p>${foxes(279)}</p>`, refused: TOO_SHORT },
  { what: 'a post of 280', html: `<p>${foxes(140)}</p><p>${foxes(139)}</p>` },
  { what: 'a post of 280 with marks', html: `<p>${'e\u0301'.repeat(140)}</p>` },
  { what: 'a post of blanks', html: `<p>${' '.repeat(280)}</p>`.repeat(3), refused: TOO_SHORT },
  { what: 'a post of no-break spaces', html: '<p>&nbsp;</p>'.repeat(280), refused: TOO_SHORT },
  { what: 'a post of empty lines', html: '<p><br></p>'.repeat(280), refused: TOO_SHORT },
  {
    what: 'a post of tags',
    html: '<p><strong></strong><a href="/about"></a></p>'.repeat(99),
    refused: TOO_SHORT,
  },
  { what: 'a post of comments', html: `<p>x<!--${foxes(300)}--></p>`, refused: TOO_SHORT },
  {
    what: 'a post of addresses',
    html: `<p><a href="/${'a'.repeat(300)}">x</a></p>`,
    refused: TOO_SHORT,
  },
  { what: 'a profile of 349', html: `<p><em>${foxes(349)}</em></p>` },
  { what: 'a profile of 350', html: `<p><em>${foxes(350)}</em></p>` },
  { what: 'a profile of 351', html: `<p><em>${foxes(351)}</em></p>`, refused: TOO_LONG },
  { what: 'a profile of 4 lines', html: lines(4) },
  { what: 'a profile of 5 lines', html: lines(5) },
  { what: 'a profile of 6 lines', html: lines(6), refused: TOO_LONG },
  { what: 'a profile of nothing', html: '<p> </p>' },
  { what: 'a notice of 1,999', html: foxes(1_999) },
  { what: 'a notice of 2,000', html: foxes(2_000) },
  { what: 'a notice of 2,001', html: 'a'.repeat(2_001), refused: NOTICE_TOO_LONG },
])('H09 $what is as long as what is read of it', async ({ what, html, refused }) => {
  const { rightInput, send } = await somebodyWhoWrites(site())
  const [, kind = ''] = what.split(' ')
  const [call = '', field = ''] = {
    post: ['POST /blog/publish', 'content'],
    profile: ['POST /user_profile/content/edit', 'content'],
    notice: ['POST /admin/notice/set', 'message'],
  }[kind] as string[]
  const answered = await send(call, withTexts(await rightInput(call), { [field]: html }))
  if (refused) expect(answered.refused).toMatchObject(refused)
  else expect(answered.refused).toBeUndefined()
})
