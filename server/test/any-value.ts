import fc from 'fast-check'
import type { z } from 'zod'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'

const percent = (text: string) => encodeURIComponent(text.toWellFormed())

/**
 * One more than a column holds: of a smallint, an integer, as it is and without its sign, what
 * JavaScript counts exactly, and a bigint.
 */
export const beyondColumns = [
  '32768',
  '65536',
  '2147483648',
  '4294967296',
  '9007199254740992',
  '9223372036854775808',
]
/**
 * What PostgreSQL takes for an operator in words that somebody looks for, and what stands by it.
 */
const operator = fc.constantFrom(
  '-',
  '-',
  '-',
  '"',
  '|',
  '&',
  '!',
  '(',
  ')',
  ':*',
  '<->',
  'or',
  ' ',
  'a',
  'win',
)
export const operators = fc
  .oneof(
    fc.array(operator, { maxLength: 60 }).map((all) => all.join('')),
    fc
      .tuple(operator, operator, fc.integer({ min: 1, max: 99 }), operator)
      .map(([one, other, times, last]) => `${one}${other}`.repeat(times).slice(0, 97) + last),
    fc
      .tuple(operator, fc.integer({ min: 1, max: 97 }), operator)
      .map(([one, times, last]) => one.repeat(times).slice(0, 97) + last),
  )
  .map((words) => percent(words.slice(0, 100)))

/** Values as they stand in a query: percent-encoded, or broken in a way that only bytes can be. */
export const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  // Around what an id and a limit may be, where a number that passes is one the database refuses.
  fc.constantFrom(
    '0',
    '101',
    '102',
    '10001',
    '32767',
    '2147483647',
    '9999999999',
    '10000000000',
    ...beyondColumns,
  ),
  operators,
  fc.bigInt().map(String),
  fc.double().map((number) => percent(String(number))),
  fc.constantFrom(
    '',
    '-1',
    '-0',
    '01',
    '+5',
    '1e3',
    '0x10',
    '1.5',
    '9007199254740993',
    percent('٣'),
    percent('１'),
    'NaN',
    'Infinity',
    'true',
    'false',
    'null',
    'undefined',
    'news',
    'blog',
    'top',
    'oldest',
    'relevant',
    'upvotes',
    'about',
    'terms',
  ),
  fc.constantFrom(
    '%00',
    '1%00',
    '%',
    '%zz',
    '%ff%fe',
    '%c3%28',
    '%ED%A0%80',
    '%ED%BF%BF',
    '%F4%90%80%80',
    '%u0041',
    '%0d%0aset-cookie:%20x',
    '%252e%252e%252f',
    '..%2f..%2f',
    '%2e%2e/',
    '%E2%80%A8',
    '%EF%BB%BF',
    '%E2%80%AEgpj',
  ),
  fc
    .constantFrom(
      `' or '1'='1`,
      `1; drop table users`,
      `1 union select password_hash from users`,
      `\\'; --`,
      `%_`,
      `<script>alert(1)</script>`,
      `</script><script>`,
      `\${7*7}`,
      `{{7*7}}`,
      `__proto__`,
      `{"$gt":""}`,
      `[1,2]`,
      `javascript:alert(1)`,
    )
    .map(percent),
  fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 30 }).map((ids) => ids.join(',')),
  fc.string({ unit: 'binary', maxLength: 40 }).map(percent),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(percent),
  fc.json({ maxDepth: 3 }).map((json) => percent(json).slice(0, 3_000)),
  fc
    .tuple(
      fc.constantFrom('a', '1', '%20', ',', '%F0%9F%A6%8A', '(', '%0a'),
      fc.integer({ min: 100, max: 900 }),
    )
    .map(([text, times]) => text.repeat(times)),
)

const strangeName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__proto__[x]',
    'constructor[prototype][x]',
    'id[]',
    'id[0]',
    'categories[]',
    '',
    '_',
    '_u',
    '_t',
    '_k',
    'ID',
    'id%00',
    '%zz',
    'then',
    'length',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map(percent),
)

const PROTOCOL = ['_u', '_t', '_k']
export const namesOf = ({ input }: Endpoint) => [
  ...Object.keys((input as z.ZodObject).shape),
  ...PROTOCOL,
]

/** Some of a call's parameters, some twice, some that it does not have. */
export const queryOf = (names: readonly string[]) =>
  fc
    .tuple(
      fc.tuple(
        ...names.map((name) =>
          fc.option(
            value.map((text) => `${name}=${text}`),
            { freq: 4 },
          ),
        ),
      ),
      fc.array(
        fc
          .tuple(
            names.length === 0 ? strangeName : fc.oneof(strangeName, fc.constantFrom(...names)),
            value,
          )
          .map(([name, text]) => `${name}=${text}`),
        { maxLength: 3 },
      ),
      fc.constantFrom('&', '&', '&', '&&', ';', '&amp;'),
    )
    .map(([known, strange, join]) =>
      [...known.filter((each) => each !== null), ...strange].join(join),
    )
