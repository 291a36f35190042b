import { useId, useState, type ChangeEvent, type SubmitEvent } from 'react'
import {
  useForm,
  useFormState,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import type { Text } from '@loadout/texts/text.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { isSame } from '../../platform/is-same.ts'
import { ruleResolver } from './rule-resolver.ts'
import { useSubmission } from './submission.ts'

/** No code of the server: what it stands for is said in its message. */
const SEVERAL = 'several'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Options<Values extends FieldValues> = {
  /**
   * What stands in the fields at first. A field that is left out keeps what somebody has typed into
   * it before the page was alive.
   */
  values?: DefaultValues<Values>
  /** Looked at before anything is sent. */
  rules?: FormRules<Values>
  /** Gets the focus when a refusal is about no field of the form. */
  otherwise?: FieldPath<Values>
  send: (values: Values) => Promise<void>
}

export type CallForm<Values extends FieldValues> = ReturnType<typeof useCallForm<Values>>

/**
 * A form that sends a call. Its fields are called as those of the call's input, so that a refusal
 * marks the field that the server names, or that a rule of the contract finds. The field gets the
 * focus, and the refusal is shown over it: closing the dialog leads there (ACC-15, ACC-23).
 */
export function useCallForm<Values extends FieldValues>({
  values,
  rules = {},
  otherwise,
  send: sendValues,
}: Options<Values>) {
  const text = useText()
  const id = useId()
  const form = useForm<Values>({
    ...(values ? { defaultValues: values } : {}),
    resolver: ruleResolver(rules),
    // Done here, at once: the library does it a moment later, when the dialog is open.
    shouldFocusError: false,
  })
  const [controls] = useState(() => new Map<string, FormField>())
  const { errors } = form.formState
  const { busy, send } = useSubmission(mark)

  function mark({ code, field, message }: CallError) {
    if (field !== undefined) form.setError(field as FieldPath<Values>, { type: code, message })
    const marked = field === undefined ? undefined : controls.get(field)
    const focused = marked ?? (otherwise && controls.get(otherwise))
    focused?.focus()
  }

  const submit = () =>
    send(async () => {
      refuseUnfinished(controls)
      await form.handleSubmit(sendValues, (faults) => {
        const found = Object.entries(faults)
        const [[field, fault] = []] = found
        if (found.length < 2) throw new CallError(400, String(fault?.type), '', field)
        const codes = new Map(found.map(([name, each]) => [name, String(each?.type)]))
        showSeveral(codes, { controls, text })
      })()
    })

  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const error = errors[name]
    return error
      ? failureText({ status: 400, code: String(error.type), message: String(error.message) }, text)
      : undefined
  }

  return {
    control: form.control,
    busy,
    submit,
    /** Does something else of the form, such as a preview, with the same care. */
    send,
    errorOf,
    refuse: (name: FieldPath<Values>, code: string, message = '') =>
      form.setError(name, { type: code, message }),
    forget: (name?: FieldPath<Values>) => form.clearErrors(name),
    valuesNow: () => form.getValues(),
    reset: (next: DefaultValues<Values>) => form.reset(next),
    settle: (sent: Values, next: DefaultValues<Values>) => settle(form, sent, next),
    set<Name extends FieldPath<Values>>(name: Name, value: PathValue<Values, Name>) {
      form.clearErrors(name)
      form.setValue(name, value)
    },

    /** Spread on the form. A button outside of it names it by `id`. */
    attributes: {
      id,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        submit()
      },
    },

    /**
     * Spread on a field of the kit. It has no name in the page: whoever is faster than the page's
     * scripts sends nothing that would stand in an address.
     */
    field(name: FieldPath<Values>, onChange?: (value: string) => void) {
      const { ref, onChange: changed } = form.register(name)
      return {
        error: errorOf(name),
        ref(control: FormField | null) {
          ref(control)
          if (control) controls.set(name, control)
          else controls.delete(name)
        },
        onChange({ target }: ChangeEvent<FormField>) {
          form.clearErrors(name)
          const isBox = target.type === 'checkbox' && 'checked' in target
          const value = isBox ? target.checked : target.value
          void changed({ type: 'change', target: { name, value } })
          onChange?.(target.value)
        },
      }
    },
  }
}

/**
 * After sending: what is still what was sent gives way to what comes next, in which nothing is
 * unsaved. What somebody has begun to write meanwhile stays.
 */
function settle<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  sent: Values,
  next: DefaultValues<Values>,
) {
  const typed = Object.entries({ ...form.getValues() }).filter(
    ([name, value]) => !isSame(value, sent[name]),
  )
  form.reset(next)
  for (const [name, value] of typed) form.setValue(name as FieldPath<Values>, value)
}

/** A date that is half filled in, or words for a number, have no value, as if nothing was there. */
function refuseUnfinished(controls: ReadonlyMap<string, FormField>) {
  for (const [name, { validity }] of controls)
    if (validity.badInput) throw new CallError(400, 'unfinished', '', name)
}

/** Of several faults the dialog says each, in the order of the form; it leads to the first rule. */
function showSeveral(
  codes: ReadonlyMap<string, string>,
  { controls, text }: { controls: ReadonlyMap<string, FormField>; text: Text },
) {
  const inOrder = [...new Set([...controls.keys(), ...codes.keys()])].filter((name) =>
    codes.has(name),
  )
  const [first = ''] = codes.keys()
  controls.get(first)?.focus()
  const says = (name: string) =>
    failureText({ status: 400, code: codes.get(name) ?? '', message: '' }, text)
  showFailure(new CallError(400, SEVERAL, inOrder.map(says).join('\n')))
}

/** What stands in the fields, for a form that shows what comes of it. */
export const useValues = <Values extends FieldValues>({
  control,
}: Pick<CallForm<Values>, 'control'>): Values => useWatch<Values>({ control }) as Values

/** Whether something else stands in the fields than what the form began with, or was reset to. */
export function useIsChanged<Values extends FieldValues>({
  control,
}: Pick<CallForm<Values>, 'control'>): boolean {
  const values = useWatch<Values>({ control })
  const { defaultValues } = useFormState({ control })
  return !isSame(values, defaultValues)
}
