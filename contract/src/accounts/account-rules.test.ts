import { expect, test } from 'vitest'
import { faultsOf } from '../forms/form-rules.ts'
import { changePasswordRules, forgotRules, resetRules, signupRules } from './account-rules.ts'

const fine = {
  username: 'Tindra',
  password: 'kettle-and-tea',
  email: 'tindra@example.com',
  country_id: '0',
}

test('ACC-29 faults are found in the order username, password, e-mail, country', () => {
  expect(faultsOf(signupRules, { username: '', password: '', email: '', country_id: '' })).toEqual([
    { field: 'username', code: 'username_too_short' },
    { field: 'password', code: 'password_too_short' },
    { field: 'email', code: 'email_invalid' },
    { field: 'country_id', code: 'country_missing' },
  ])
  expect(faultsOf(signupRules, fine)).toEqual([])
})

test('a name and an address are looked at without the spaces around them, a password with them', () => {
  expect(faultsOf(signupRules, { ...fine, username: '  ab ', email: ' a@b.c ' })).toEqual([
    { field: 'username', code: 'username_too_short' },
  ])
  expect(faultsOf(signupRules, { ...fine, password: '1234567 ' })).toEqual([])
})

test('ACC-44 of an empty form for a forgotten password the name is told first', () => {
  expect(faultsOf(forgotRules, { username: ' ', email: '' })).toEqual([
    { field: 'username', code: 'no_such_username' },
    { field: 'email', code: 'no_such_email' },
  ])
})

test('ACC-50 a new password is long enough before it is compared with its repetition', () => {
  expect(faultsOf(resetRules, { password: 'short', repeat: 'other' })[0]).toEqual({
    field: 'password',
    code: 'new_password_too_short',
  })
  expect(faultsOf(resetRules, { password: 'kettle-and-tea', repeat: 'kettle' })).toEqual([
    { field: 'repeat', code: 'new_passwords_mismatch' },
  ])
  expect(faultsOf(resetRules, { password: 'kettle-and-tea', repeat: 'kettle-and-tea' })).toEqual([])
})

test('ACC-41 SET-06 the current password is asked for first, and the new one has to be repeated', () => {
  expect(
    faultsOf(changePasswordRules, { current_password: '', new_password: 'short', repeat: 'other' }),
  ).toEqual([
    { field: 'current_password', code: 'wrong_current_password' },
    { field: 'new_password', code: 'password_too_short' },
    { field: 'repeat', code: 'password_not_repeated' },
  ])
})
