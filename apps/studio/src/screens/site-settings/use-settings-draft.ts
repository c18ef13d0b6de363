import { showToast } from '@sitewright/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'

/**
 * A part of the settings while it is edited, and what `SettingsForm` needs to save or discard it. `fields`: names of
 * those that show problems of their own; `saved`: what is said once it is stored.
 */
export function useSettingsDraft<Value extends object>(
  stored: Value,
  save: UseMutationResult<Value, Error, Value>,
  { fields, saved }: { fields: readonly string[]; saved: string },
) {
  const [draft, setDraft] = useState(stored)
  const { form, problems, general } = useFormProblems(save.error, fields)
  return {
    draft,
    problems,
    onSet: (change: Partial<Value>) => setDraft((now) => ({ ...now, ...change })),
    saving: {
      form,
      problem: general,
      isDirty: JSON.stringify(draft) !== JSON.stringify(stored),
      isSaving: save.isPending,
      onSave: () =>
        save.mutate(draft, {
          onSuccess: (value) => {
            setDraft(value)
            showToast({ text: saved })
          },
        }),
      onDiscard: () => {
        setDraft(stored)
        save.reset()
      },
    },
  }
}
