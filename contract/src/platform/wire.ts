import { z } from 'zod'
import { INTEGER_MAX, SMALLINT_MAX } from './integers.ts'
import { plainLine } from './plain-line.ts'

/**
 * What travels as text in a query or a form field, read strictly: a number is decimal digits and
 * nothing else, a truth value is 0 or 1 (checklist A06, G13). The inner type stays the natural one,
 * so `call(getNews, { id: 5 })` needs no conversion. A whole number is of the width of the column
 * it goes to: `wireId` and `wireInt` of an integer, `wireSmallint` of a smallint, `wireSeconds` of
 * a moment.
 */
const fromText = <T extends z.ZodType>(pattern: RegExp, inner: T) =>
  z.preprocess(
    (value: unknown) => (typeof value === 'string' && pattern.test(value) ? Number(value) : value),
    inner,
  )

/** The id of anything: a positive 32 bit integer. */
export const wireId = fromText(/^[1-9]\d{0,9}$/, z.int().min(1).max(INTEGER_MAX)) as z.ZodType<
  number,
  number
>

/** A whole number in a closed range, for a column that holds no more than `widest`. */
const wholeNumber = (widest: number) => (min: number, max: number) => {
  if (min < 0 || max > widest) throw new Error(`${min} to ${max} is beyond 0 to ${widest}`)
  return fromText(/^(?:0|[1-9]\d{0,9})$/, z.int().min(min).max(max)) as z.ZodType<number, number>
}
/** A whole number in a closed range, as by `wireInt(1, 100)`; what no such column holds throws. */
export const wireSmallint = wholeNumber(SMALLINT_MAX)
export const wireInt = wholeNumber(INTEGER_MAX)

/** Cents in a closed range, of which those below zero have a minus (checklist A06). */
export const wireCents = (min: number, max: number) =>
  fromText(/^(?:0|-?[1-9]\d{0,9})$/, z.int().min(min).max(max)) as z.ZodType<number, number>

/** The year 2100: nothing that people plan is beyond it. */
export const LAST_MOMENT = 4_102_444_800
/** For examples: 19 November 2026 at half past eight. */
const A_MOMENT = 1_795_077_000
/** A moment as Unix seconds. */
export const wireSeconds = wholeNumber(LAST_MOMENT)(0, LAST_MOMENT).meta({ examples: [A_MOMENT] })

type OrNothing<Value, Input> = z.ZodOptional<
  z.ZodType<Value | undefined, Input | string | undefined>
>

/** What need not be sent, and forms of many clients send all the same: empty, it was left out. */
export const orEmpty = <Value, Input>(field: z.ZodType<Value, Input>) =>
  z
    .preprocess((value: unknown) => (value === '' ? undefined : value), field.optional())
    .optional() as OrNothing<Value, Input>

/** What no form sends by mistake. */
const isAbsurd = (value: unknown) => typeof value === 'string' && value.length > 20

/** Anything but such a value is as good as none, and only what is absurd is refused. */
export const orNone = <Value, Input>(field: z.ZodType<Value, Input>) =>
  z
    .preprocess(
      (value: unknown) => (isAbsurd(value) || field.safeParse(value).success ? value : undefined),
      field.optional(),
    )
    .optional() as OrNothing<Value, Input>

/** 0 or 1 on the wire, as the API page says it, and a boolean inside. */
export const wireFlag = z
  .preprocess((value: unknown) => {
    if (value === '1' || value === 1) return true
    return value === '0' || value === 0 ? false : value
  }, z.boolean())
  .meta({ type: 'integer', enum: [0, 1] }) as z.ZodType<boolean, boolean | 0 | 1>

/** Of more the query could become slow. */
export const ID_LIST_MAX = 20

/** Comma-separated ids (AMB-72); empty or absent means all. */
export const wireIds = (max: number) =>
  z.preprocess(
    (value: unknown) =>
      typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    z.array(fromText(/^(?:0|[1-9]\d{0,9})$/, z.int().min(0).max(INTEGER_MAX))).max(max),
  ) as z.ZodType<number[], readonly number[] | string>
/** The usual list of ids. */
export const wireIdList = wireIds(ID_LIST_MAX)

/** Of a link that staff give for a picture, a slide or a message of the site. */
export const LINK_MAX = 500

/** Longer than any line or text of these is kept, so that no more than this is ever looked at. */
const LINE_MAX = 5_000

/**
 * A single line that people write, such as a title or a name, as `plainLine` keeps it; counted
 * then, in code points (checklist H09, H10).
 */
export const wireLine = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .max(LINE_MAX)
    .overwrite(plainLine)
    .refine((text) => {
      const { length } = [...text]
      return length >= min && length <= max
    })
    .meta({ minLength: min, maxLength: max })

/**
 * Text of several lines as it was typed, without the space around it; counted then, in code points
 * (checklist H09).
 */
export const wireText = ({ max }: { max: number }) =>
  z
    .string()
    .max(LINE_MAX)
    .trim()
    .refine((text) => [...text].length <= max)
    .meta({ maxLength: max })

/**
 * No list goes deeper: behind it readers search or filter, and the database would walk every
 * skipped row (L04).
 */
export const OFFSET_MAX = 10_000

/** A client asks for one entry more than a page of 100 has, to learn whether more follows. */
export const PAGE_MAX = 101

/** `limit` and `offset` of a list. */
export const paging = ({ size = 10, cap = PAGE_MAX }: { size?: number; cap?: number } = {}) => ({
  limit: wireInt(1, cap).default(size),
  offset: wireInt(0, OFFSET_MAX).default(0),
})

/**
 * What has parts of its own, as JSON in one field. A text in it holds what any other may: no NUL,
 * which a database would refuse, and no half of a character.
 */
export const wireJson = <T extends z.ZodType>(inner: T) =>
  z
    .preprocess((value: unknown) => (typeof value === 'string' ? readJson(value) : value), inner)
    .meta({ description: 'As JSON in one field.' }) as unknown as z.ZodType<z.output<T>, string>

const HALF_CHARACTER = /\p{Cs}/gu

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value !== 'string') return value
      if (value.includes('\0')) throw new SyntaxError('NUL')
      return value.replaceAll(HALF_CHARACTER, '\uFFFD')
    }) as unknown
  } catch {
    return text
  }
}

/** Unix seconds, UTC. */
export const unixSeconds = z
  .int()
  .nonnegative()
  .meta({ examples: [A_MOMENT] })

/** Every list answers its rows under `entries`. */
export const entries = <T extends z.ZodType>(row: T) => z.object({ entries: z.array(row) })

/** What has nothing else to answer. */
export const success = z.object({ success: z.literal(true) })

/** Every total answers under `count`. */
export const countSchema = z.object({ count: z.int().nonnegative() })
