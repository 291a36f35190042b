import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'
import { plainLine } from './plain-line.ts'
import { wireLine } from './wire.ts'

test.each([
  ['bidi override', 'photo\u202Egpj.exe', 'photogpj.exe'],
  ['embeddings and isolates', '\u202Aa\u202Bb\u202C\u2066c\u2067d\u2068e\u2069', 'abcde'],
  ['marks of direction', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
  ['zero-width space and joiners', 'Tin\u200Bdra\u200C\u200D\u2060\uFEFF', 'Tindra'],
  ['soft hyphen and combining joiner', 'Tin\u00ADdra\u034F', 'Tindra'],
  ['fillers', '\u3164\u115FTindra\uFFA0\u17B5', 'Tindra'],
  ['a blank that is drawn as nothing', '\u2800\u2800', ''],
  ['control characters', 'Tin\u0000dra\u0007\u001B[31m\u009F', 'Tindra[31m'],
  ['line ends', 'one\r\ntwo\u2028three\u2029four\u0085five\tsix', 'one two three four five six'],
  ['variation selectors on letters', 'T\uFE0Fi\u{E0100}n', 'Tin'],
  ['tags on letters', 'Tin\u{E0041}\u{E0042}\u{E007F}', 'Tin'],
  ['annotations', 'a\uFFF9b\uFFFAc\uFFFB', 'abc'],
  ['half a character', 'a\uD83Db\uDE00', 'ab'],
  ['decomposed letters', 'Malmo\u0308, e\u200B\u0301', 'Malmö, é'],
  [
    'marks upon marks',
    `a${'\u0315'.repeat(50)}b${'\u0336'.repeat(8)}c`,
    `a${'\u0315'.repeat(8)}b${'\u0336'.repeat(8)}c`,
  ],
  ['spaces', '  a   b\u00A0 c  ', 'a b c'],
])('H10 of %s only what can be seen is kept', (_, text, kept) => {
  expect(plainLine(text)).toBe(kept)
})

test.each([
  'Łódź – Київ: 5 < 6, „quoted“ & “quoted”',
  'Ж’ять, о́',
  'sueco\u00A0e português',
  '👩‍💻 👩🏽‍🚀 👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🇸🇪',
  '❤️‍🔥 ☕️ 1️⃣',
  'שלום עולם',
  'مرحبا',
  '日本語',
  '½ ® ™',
])('H10 %s stays as it is', (text) => {
  expect(plainLine(text)).toBe(text.normalize('NFC'))
})

test('H10 joiners stay in emoji and nowhere else', () => {
  expect(plainLine('👩\u200D\u200D💻 a\u200D💻 👩\u200Db x\uFE0F\u200D👩 👩\u200D\uFE0F')).toBe(
    '👩💻 a💻 👩b x👩 👩',
  )
})

test('H10 what has been cleaned once stays as it is, whatever stands together', () => {
  const parts = [
    'a',
    ' ',
    '\u00A0',
    '\u0301',
    '\u200D',
    '\uFE0F',
    '\u20E3',
    '1',
    '👩',
    '🏽',
    '🏴',
    '\u{E0067}\u{E0062}\u{E0065}',
    '\u{E007F}',
    '\u202E',
    '\u200B',
    '\n',
    'ש',
    '\uD83D',
    '\uDE00',
  ]
  for (const first of parts)
    for (const second of parts)
      for (const third of parts)
        for (const fourth of parts) {
          const kept = plainLine(first + second + third + fourth)
          if (plainLine(kept) !== kept)
            expect(plainLine(kept), JSON.stringify(first + second + third + fourth)).toBe(kept)
        }
})

test('H10 H09 a line is counted as it is kept, in code points', () => {
  const line = wireLine({ min: 2, max: 3 })
  const taken = ['ab', 'a\u200B\u200B\u200Bb', '👩👩👩', ' e\u0301bc ']
  const refused = [
    '',
    'a',
    'a\u200B\u200B',
    '\u202E\u202E\u202E',
    'abcd',
    '👩👩👩👩',
    'x'.repeat(100_000),
    `${' '.repeat(5_000)}ab`,
  ]

  expect(taken.map((text) => line.parse(text))).toEqual(['ab', 'ab', '👩👩👩', 'ébc'])
  expect(refused.filter((text) => line.safeParse(text).success)).toEqual([])
})

test('H10 words that turn are isolated within a sentence, others are left alone', () => {
  expect(isolated('Tindra')).toBe('Tindra')
  expect(isolated('שלום')).toBe('\u2068שלום\u2069')
  expect(isolated('a\u202Eb\u2069c')).toBe('\u2068abc\u2069')
})
