import type { UseMutationResult } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useFormProblems } from '../forms/use-form-problems.ts'

/** Values of the form by the names of its fields, which are those of the call. */
type Values = Readonly<Record<string, string>>

/** A call that a form sends; `Done` is its answer. */
type Sending<Input, Done> = Pick<
  UseMutationResult<Done, Error, Input>,
  'mutate' | 'error' | 'isPending'
>

/** Props of one `TextField`. */
export interface ShortFormField {
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  onChange(value: string): void
}

/** State that `ShortForm` draws. */
export interface ShortFormState {
  readonly form: RefObject<HTMLFormElement | null>
  /** A refusal that belongs to no field. */
  readonly general: string | undefined
  readonly isPending: boolean
}

/** A form of a few texts that one call takes: their values, the call's refusals beside them, and one call at a time. */
export function useShortForm<Input, Done, Names extends Values>(
  sending: Sending<Input, Done>,
  empty: Names,
) {
  const [values, setValues] = useState<Names>(empty)
  const isSending = useRef(false)
  const { form, problems, general } = useFormProblems(sending.error, Object.keys(empty))
  const field = (name: keyof Names & string): ShortFormField => ({
    name,
    value: values[name] ?? '',
    problem: problems[name],
    onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
  })
  // The second press of a double click comes before the button is drawn anew.
  const send = (input: Input, onDone?: (done: Done) => void) => {
    if (isSending.current) return
    isSending.current = true
    sending.mutate(input, {
      onSuccess: (done) => onDone?.(done),
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  const state: ShortFormState = { form, general, isPending: sending.isPending }
  return { state, values, field, send, clear: () => setValues(empty) }
}
