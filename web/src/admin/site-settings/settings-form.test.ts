import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { SHIPPED_ACCENT } from '@loadout/contract/site-settings/accent-colour.ts'
import type { SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { changesOf, formOf, settingsRules, type SettingsForm } from './settings-form.ts'

const settings: SiteSettings = {
  name: 'Loadout',
  taglines: { 0: 'News', 1: 'Nyheter' },
  accent: null,
  icon: null,
  logo_dark: null,
  logo_light: null,
  contact: 'staff@loadout.example',
  links: ['https://one.example/', 'https://two.example/'],
  currency_name: 'LD$',
  ld_earning_enabled: true,
  reveal_accounts: false,
  staff_second_step: false,
  newcomer_posts_held: 3,
  languages: [0, 1, 3],
  fallback_language_id: 1,
}
const form = formOf(settings)

test('of settings that are opened and saved nothing is sent, though the form spells them its own way', () => {
  expect(changesOf(form, form)).toEqual({})
  expect(
    changesOf(form, {
      ...form,
      name: ' Loadout ',
      links: '\nhttps://one.example/ \n\n https://two.example/\n',
      languages: [3, 0, 1],
    }),
  ).toEqual({})
})

test('only what somebody has changed is sent, so that what others change meanwhile stays', () => {
  expect(
    changesOf(form, { ...form, name: 'Hangar', newcomer_posts_held: '0', languages: [3, 1] }),
  ).toEqual({ name: 'Hangar', newcomer_posts_held: 0, languages: [1, 3] })
  expect(changesOf(form, { ...form, links: 'https://two.example/' })).toEqual({
    links: '["https://two.example/"]',
  })
})

test('of what the site says of itself only the languages that were changed are sent', () => {
  const taglines = form.taglines.with(1, ' Allt om spel ').with(0, '')
  expect(changesOf(form, { ...form, taglines })).toEqual({
    taglines: '{"0":"","1":"Allt om spel"}',
  })
})

test('a colour of its own begins with the shipped one, and is given up by sending none', () => {
  expect([form.hasOwnAccent, form.accent]).toEqual([false, SHIPPED_ACCENT])
  const own: SettingsForm = { ...form, hasOwnAccent: true, accent: '#336699' }
  expect(changesOf(form, own)).toEqual({ accent: '#336699' })
  expect(changesOf(own, { ...own, hasOwnAccent: false })).toEqual({ accent: '' })
  // Chosen and not taken after all.
  expect(changesOf(form, { ...form, accent: '#336699' })).toEqual({})
})

/** What the form says about each field that is wrong, when this is written there. */
const faultsIn = (change: Partial<SettingsForm>) => faultsOf(settingsRules, { ...form, ...change })

test('a colour that nobody would see is refused only while it is the colour of the site', () => {
  expect(faultsIn({ hasOwnAccent: true, accent: '#ffffff' })).toEqual([
    { field: 'accent', code: 'accent_too_faint' },
  ])
  expect(faultsIn({ hasOwnAccent: false, accent: '#ffffff' })).toEqual([])
})

test('spaces around an address and empty lines between links are no fault, any other address is', () => {
  const spaced = '\n https://one.example/ \n\n'
  expect(faultsIn({ contact: ' staff@loadout.example ', links: spaced })).toEqual([])
  expect(
    faultsIn({ contact: 'ask at the bar', links: `${spaced}javascript:alert(1)` }),
  ).toMatchObject([{ code: 'contact_unusable' }, { code: 'links_unusable' }])
})

test('the language for everybody else has to be one that the site offers', () => {
  expect(faultsIn({ languages: [0, 3] })).toMatchObject([{ code: 'fallback_language_missing' }])
  expect(faultsIn({ languages: [0, 3], fallback_language_id: '3' })).toEqual([])
})
