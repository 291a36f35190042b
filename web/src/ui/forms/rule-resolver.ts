import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { faultsOf, type FormRules } from '@loadout/contract/forms/form-rules.ts'

/**
 * The rules of the contract as the form library asks for them. An error holds nothing but a code.
 */
export function ruleResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
): Resolver<Values> {
  return (values) => {
    const faults = faultsOf(rules, values)
    if (faults.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(faults.map(({ field, code }) => [field, { type: code }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
