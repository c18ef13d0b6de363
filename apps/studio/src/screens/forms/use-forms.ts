import { createFormFromTemplate } from '@sitewright/api/forms/create-form-from-template'
import { duplicateForm } from '@sitewright/api/forms/duplicate-form'
import { getForm } from '@sitewright/api/forms/get-form'
import { type FormUse, listFormUses } from '@sitewright/api/forms/list-form-uses'
import { listForms } from '@sitewright/api/forms/list-forms'
import { removeForm } from '@sitewright/api/forms/remove-form'
import type { SavedForm, SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { updateForm } from '@sitewright/api/forms/update-form'
import type { FormTemplate } from '@sitewright/core/forms/form-templates'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useForms(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['forms', siteId],
    queryFn: async ({ signal }) => (await call(listForms, { siteId }, { signal })).forms,
    // Forms are changed in other windows while a page that shows them is edited in this one.
    refetchOnWindowFocus: 'always',
  })
}

/** Uses of all forms by their ids. */
export function useFormUses(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['form-uses', siteId],
    queryFn: async ({ signal }) => {
      const { uses } = await call(listFormUses, { siteId }, { signal })
      const byForm = new Map<string, FormUse[]>()
      for (const use of uses) byForm.set(use.formId, [...(byForm.get(use.formId) ?? []), use])
      return byForm
    },
  })
}

export function useForm(siteId: string, formId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['form', siteId, formId],
    queryFn: async ({ signal }) => (await call(getForm, { siteId, formId }, { signal })).form,
    // Edits under way are not to be replaced; another's change is told of when they are saved.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** Asks for a form as it is now. */
export function useLatestForm(siteId: string, formId: string): () => Promise<SavedForm> {
  const call = useCall()
  return async () => (await call(getForm, { siteId, formId })).form
}

const outdate = (queries: QueryClient, siteId: string) =>
  queries.invalidateQueries({ queryKey: ['forms', siteId] })

export function useCreateForm(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (template: FormTemplate) =>
      (await call(createFormFromTemplate, { siteId, template })).form,
    onSuccess: () => outdate(queries, siteId),
  })
}

export function useDuplicateForm(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (formId: string) => (await call(duplicateForm, { siteId, formId })).form,
    onSuccess: () => outdate(queries, siteId),
  })
}

export function useRemoveForm(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (formId: string) => call(removeForm, { siteId, formId }),
    onSuccess: () => outdate(queries, siteId),
  })
}

/** A form for a call, whose type lets lists be changed. */
export const toSend = (form: SiteForm) => form as SiteFormInput

export interface FormChange {
  readonly form: SiteForm
  /** Revision that it was made from. */
  readonly revision: number
}

export function useSaveForm(siteId: string, formId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ form, revision }: FormChange) =>
      (await call(updateForm, { siteId, formId, form: toSend(form), revision })).form,
    onSuccess: () => outdate(queries, siteId),
  })
}
