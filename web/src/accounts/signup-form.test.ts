import { expect, test } from 'vitest'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import { faultsOf, fieldOfCode } from './signup-form.ts'

const fine = {
  username: 'Tindra',
  password: 'kettle-and-tea',
  email: 'tindra@example.com',
  country: '0',
}

test('ACC-29 faults are found in the order username, password, e-mail, country', () => {
  expect(faultsOf({ username: '', password: '', email: '', country: '' })).toEqual([
    { field: 'username', fault: 'username_too_short' },
    { field: 'password', fault: 'password_too_short' },
    { field: 'email', fault: 'email_invalid' },
    { field: 'country', fault: 'country_missing' },
  ])
  expect(faultsOf(fine)).toEqual([])
})

test('a name and an address are looked at without the spaces around them, a password with them', () => {
  expect(faultsOf({ ...fine, username: '  ab ', email: ' a@b.c ' })).toEqual([
    { field: 'username', fault: 'username_too_short' },
  ])
  expect(faultsOf({ ...fine, password: '1234567 ' })).toEqual([])
})

test('a refusal belongs to the field that it begins with', () => {
  const belonging = Object.keys(errorTexts).flatMap((code) =>
    fieldOfCode(code) ? [`${fieldOfCode(code)}: ${code}`] : [],
  )
  expect(belonging).toContain('username: username_taken')
  expect(belonging).toContain('email: email_taken')
  expect(belonging.every((line) => /^(\w+): \1_/.test(line))).toBe(true)
  expect(fieldOfCode('too_many_requests')).toBeUndefined()
})
