import { expect, test } from 'vitest'
import { createFormControl } from 'react-hook-form'
import { signupRules, type SignupValues } from '@loadout/contract/accounts/account-rules.ts'
import { ruleResolver } from './rule-resolver.ts'

const fine: SignupValues = {
  username: 'Tindra',
  password: 'kettle-and-tea',
  email: 'tindra@example.com',
  country_id: '0',
}

/** What a form of the library sends, or what it finds wrong, first things first. */
async function submitted(values: SignupValues) {
  let outcome: unknown
  const { handleSubmit } = createFormControl<SignupValues>({
    defaultValues: values,
    resolver: ruleResolver(signupRules),
  })
  await handleSubmit(
    (sent) => {
      outcome = { sent }
    },
    (errors) => {
      outcome = Object.entries(errors).map(([field, error]) => `${field}: ${error?.type}`)
    },
  )()
  return outcome
}

test('ACC-29 a form with faults is not sent: its fields are marked in the order of the rules', async () => {
  expect(await submitted({ ...fine, email: 'x', username: 'a' })).toEqual([
    'username: username_too_short',
    'email: email_invalid',
  ])
})

test('a form without faults sends what stands in it, as it was typed', async () => {
  expect(await submitted({ ...fine, username: ' Tindra ' })).toEqual({
    sent: { ...fine, username: ' Tindra ' },
  })
})
