import { expect, test } from 'vitest'
import { PAGE_COLOURS } from '../platform/page-colours.ts'
import { accentRoles, contrast, SHIPPED_ACCENT } from './accent-colour.ts'
import { faultOfAccent } from './site-rules.ts'

const colours = ['00', '40', '80', 'c0', 'ff'].flatMap((red) =>
  ['00', '40', '80', 'c0', 'ff'].flatMap((green) =>
    ['00', '40', '80', 'c0', 'ff'].map((blue) => `#${red}${green}${blue}`),
  ),
)

test('the contrast of two colours is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff0000', '#ff0000')).toBe(1)
})

test('whatever colour is chosen, letters on it and letters in it can be read on both themes', () => {
  for (const colour of colours) {
    const { fill, onFill, textOnLight, textOnDark } = accentRoles(colour)
    expect(contrast(fill, onFill), colour).toBeGreaterThanOrEqual(4.5)
    expect(contrast(textOnLight, PAGE_COLOURS.light), colour).toBeGreaterThanOrEqual(4.5)
    expect(contrast(textOnDark, PAGE_COLOURS.dark), colour).toBeGreaterThanOrEqual(4.5)
  }
})

test('the colour that the site came with can be chosen, one like a page cannot', () => {
  expect(faultOfAccent(SHIPPED_ACCENT)).toBeUndefined()
  for (const colour of ['#ffffff', '#000000', ...Object.values(PAGE_COLOURS)])
    expect(faultOfAccent(colour), colour).toBe('accent_too_faint')
})
