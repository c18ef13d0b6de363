import { createForm } from '@sitewright/api/forms/create-form'
import type { SavedForm } from '@sitewright/api/forms/site-form-shape'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { showToast } from '@sitewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { NewFormDialog } from '../screens/forms/NewFormDialog.tsx'
import { toSend } from '../screens/forms/use-forms.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import type { FormDoors } from './block-fields/control.ts'

type Answer = (form: SavedForm | undefined) => void

/** Ways from a form block to where forms are made and changed; undefined for those who may not. */
export function useFormDoors(siteId: string): {
  formDoors: FormDoors | undefined
  formDialog: ReactNode
} {
  const call = useCall()
  const queries = useQueryClient()
  const mayEdit = useCan(siteId)('forms.edit')
  const [answer, setAnswer] = useState<Answer>()
  const formDoors = useMemo<FormDoors>(
    () => ({
      addressOf: (formId) => `/sites/${siteId}/forms/${formId}`,
      newForm: () => new Promise((settle: Answer) => setAnswer(() => settle)),
      async keepForm(form: SiteForm) {
        try {
          const made = (await call(createForm, { siteId, ...toSend(form) })).form
          await queries.invalidateQueries({ queryKey: ['forms', siteId] })
          return made
        } catch (error) {
          showToast({ text: error instanceof Error ? error.message : '', tone: 'danger' })
          return undefined
        }
      },
    }),
    [call, queries, siteId],
  )
  const settle: Answer = (form) => {
    answer?.(form)
    setAnswer(undefined)
  }
  return {
    formDoors: mayEdit ? formDoors : undefined,
    formDialog: answer && (
      <NewFormDialog siteId={siteId} onCreated={settle} onClose={() => settle(undefined)} />
    ),
  }
}
