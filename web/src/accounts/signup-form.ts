import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'

/** In the order in which they are looked at (ACC-29). */
export const signupFields = ['username', 'password', 'email', 'country'] as const
export type SignupField = (typeof signupFields)[number]
export type SignupValues = Record<SignupField, string>

const faults: { [Field in SignupField]: (value: string) => ErrorCode | undefined } = {
  username: (name) => faultOfUsername(name.trim()),
  password: faultOfPassword,
  email: (address) => faultOfEmail(address.trim()),
  country: (id) => (id === '' ? 'country_missing' : undefined),
}

/** What is wrong with one field, as far as that can be known here. */
export const faultOf = (field: SignupField, value: string): ErrorCode | undefined =>
  faults[field](value)

/** Everything that is wrong, first things first. */
export const faultsOf = (values: SignupValues): { field: SignupField; fault: ErrorCode }[] =>
  signupFields.flatMap((field) => {
    const fault = faultOf(field, values[field])
    return fault ? [{ field, fault }] : []
  })

/** The field that a refusal of the server is about, such as `username` for `username_taken`. */
export const fieldOfCode = (code: string): SignupField | undefined =>
  signupFields.find((field) => code.startsWith(`${field}_`))
