import { CallFailure } from '@sitewright/api/client'
import { useEffect, useMemo, useRef } from 'react'

/** Field id to what is wrong with it. */
export type Problems = Readonly<Record<string, string>>

const NONE: Problems = {}

/**
 * Reads a refused save: what to say beside which field, and what concerns none of the shown ones.
 * The first field with a problem gets the focus. A trailing dot in `fields` stands for all below it.
 */
export function useFormProblems(error: unknown, fields: readonly string[], ownProblems = NONE) {
  const form = useRef<HTMLFormElement>(null)
  const told = error instanceof CallFailure ? (error.envelope.errors ?? NONE) : NONE
  const problems: Problems = useMemo(() => ({ ...told, ...ownProblems }), [told, ownProblems])

  // The answer decides when the focus moves, not every later render; so does each try to send what is not complete.
  useEffect(() => {
    if (error) focusFirst(form.current)
  }, [error])
  useEffect(() => {
    if (Object.keys(ownProblems).length > 0) focusFirst(form.current)
  }, [ownProblems])

  return { form, problems, general: generalMessage(error, told, fields) }
}

export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(FIRST_INVALID)?.focus()
}

/** Fields say it of themselves; groups and composed fields say it around the part that takes the focus. */
const FIRST_INVALID = ['input', 'textarea', 'button', '[contenteditable=true]']
  .flatMap((part) => [`${part}[aria-invalid=true]`, `[data-invalid=true] ${part}:not([disabled])`])
  .join(', ')

/** The message above the form: none while every complaint has a field of its own. */
function generalMessage(
  error: unknown,
  told: Problems,
  fields: readonly string[],
): string | undefined {
  if (!error) return undefined
  const homeless = Object.entries(told).filter(([id]) => !hasField(fields, id))
  if (Object.keys(told).length > 0 && homeless.length === 0) return undefined
  const [first] = homeless
  if (first) return first[1]
  return error instanceof Error ? error.message : String(error)
}

function hasField(fields: readonly string[], id: string): boolean {
  return fields.some((field) => (field.endsWith('.') ? id.startsWith(field) : field === id))
}
