import { afterEach, expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { textOf, type CompiledCatalogue } from '@loadout/texts/text.ts'
import { changeLayer, layer } from '../platform/layer/layer.ts'
import { showEarnedPoints, showUsernameChange } from './live-snacks.ts'

const { messages: english } = (await import('@loadout/texts/compiled/members/en.ts')) as {
  messages: CompiledCatalogue
}
const text = textOf('en', english, english)
const snacks = () => layer.all().flatMap((each) => (each.kind === 'snack' ? [each.snack] : []))

afterEach(() => changeLayer(() => []))

test('RT-13 points that a task brought are told of with their number and its name', () => {
  showEarnedPoints({ gained_points: 1000 }, { task: 'Comment on an article', locale: 'en', text })
  expect(snacks()).toMatchObject([
    {
      title: 'Earned points',
      message: 'You earned 1,000 points by completing "Comment on an article"!',
      figure: '+1,000',
    },
  ])
})

test.each([0, -5])('RT-14 a task that brought %i points is not told of', (gained_points) => {
  showEarnedPoints({ gained_points }, { task: 'Comment on an article', locale: 'en', text })
  expect(snacks()).toEqual([])
})

test('RT-14 a task that brought one point is told of', () => {
  showEarnedPoints({ gained_points: 1 }, { task: 'Comment on an article', locale: 'en', text })
  expect(snacks()).toMatchObject([{ figure: '+1' }])
})

test('RT-15 a member whose name was changed is told the new one, until they close it', () => {
  showUsernameChange({ username: 'Haldor' }, text)
  expect(snacks()).toMatchObject([
    { title: 'Username change', message: 'Your username has been changed to: Haldor' },
  ])
  expect(snacks()[0]?.automaticClose).toBeUndefined()
})

test.each(languages.map(({ locale }) => locale))(
  'RT-13 RT-15 I18N-10 in %s the number, the task and the name are said as well',
  async (locale) => {
    const { messages } = (await import(`@loadout/texts/compiled/members/${locale}.ts`)) as {
      messages: CompiledCatalogue
    }
    const said = textOf(locale, messages, english)
    showEarnedPoints({ gained_points: 20 }, { task: 'Kommentar', locale, text: said })
    showUsernameChange({ username: 'Haldor' }, said)
    expect(snacks().map(({ message }) => message)).toEqual([
      expect.stringMatching(/20.*Kommentar/),
      expect.stringContaining('Haldor'),
    ])
  },
)
