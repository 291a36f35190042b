import type { ErrorCode } from '../platform/errors.ts'

/**
 * What the site says about the fields of a form before it is sent, by the names of the call's input
 * and in the order in which they are looked at. The functions are those with which the server looks
 * at the same fields. Free of zod, as forms are in the browser (docs/decisions/0003).
 */
export type FormRules<Values> = {
  readonly [Field in keyof Values]?: (value: Values[Field], all: Values) => ErrorCode | undefined
}

type Fault<Values> = { field: keyof Values & string; code: ErrorCode }

/** Everything that is wrong, first things first. */
export function faultsOf<Values extends object>(
  rules: FormRules<Values>,
  values: Values,
): Fault<Values>[] {
  return (Object.keys(rules) as (keyof Values & string)[]).flatMap((field) => {
    const code = rules[field]?.(values[field], values)
    return code === undefined ? [] : [{ field, code }]
  })
}
