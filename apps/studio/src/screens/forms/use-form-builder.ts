import { CallFailure } from '@sitewright/api/client'
import type { SavedForm } from '@sitewright/api/forms/site-form-shape'
import { FORM_BUILDER_SECTIONS } from '@sitewright/core/forms/builder-sections'
import type { SiteForm, SiteFormField } from '@sitewright/core/forms/site-form'
import { showToast } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import { focusFirst, useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { isSame } from '../item-form/merge-drafts.ts'
import { BUILDER_PARTS, type BuilderPart, placeOfProblem } from './form-draft.ts'
import { mergeForms } from './merge-forms.ts'
import { useLatestForm, useSaveForm } from './use-forms.ts'

/** Settings that say themselves what is wrong with them. */
const FIELDS = BUILDER_PARTS.flatMap((part) => FORM_BUILDER_SECTIONS[part].settings).flatMap(
  (name) => [`form.${name}`, `form.${name}.`],
)

/** The draft of a form, what of it is open, and its way to the server. */
export function useFormBuilder(siteId: string, loaded: SavedForm) {
  const text = useText()
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState<SiteForm>(loaded.form)
  const [part, setPart] = useState<BuilderPart>('build')
  const [openId, setOpenId] = useState<string>()
  const saving = useSaveForm(siteId, loaded.id)
  const latest = useLatestForm(siteId, loaded.id)
  const refusal = useFormProblems(saving.error, FIELDS)
  const { form, problems } = refusal
  const isDirty = !isSame(draft, saved.form)
  const isConflict = saving.error instanceof CallFailure && saving.error.code === 'formChanged'

  // A refused setting may be in a part, or in a question, that is not on the screen: that is opened first, and focused once it is drawn.
  const [refusals, setRefusals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer of the server moves the focus
  useEffect(() => {
    const [first] = Object.keys(problems)
    if (!saving.error || first === undefined) return
    const place = placeOfProblem(first, draft.fields)
    setPart(place.part)
    setOpenId(place.fieldId)
    setRefusals((count) => count + 1)
  }, [saving.error])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer of the server moves the focus
  useEffect(() => {
    if (refusals === 0) return
    focusFirst(form.current)
  }, [refusals])

  return {
    ...refusal,
    general: isConflict ? undefined : refusal.general,
    saved,
    draft,
    part,
    showPart: setPart,
    openId,
    open: setOpenId,
    isDirty,
    isConflict,
    isSaving: saving.isPending,
    change: (change: Partial<SiteForm>) => setDraft((now) => ({ ...now, ...change })),
    changeFields: (next: (fields: readonly SiteFormField[]) => readonly SiteFormField[]) =>
      setDraft((now) => ({ ...now, fields: next(now.fields) })),

    save() {
      saving.mutate(
        { form: draft, revision: saved.revision },
        {
          onSuccess(kept) {
            setSaved(kept)
            // Edits made while it was being saved stay.
            setDraft((now) => (now === draft ? kept.form : now))
            showToast({ text: text('builder.saved') })
          },
        },
      )
    },

    /** After a conflict: their changes come in wherever there are none here. */
    async takeOver() {
      try {
        const theirs = await latest()
        const { merged, clashes } = mergeForms(draft, saved.form, theirs.form)
        setSaved(theirs)
        setDraft(merged)
        saving.reset()
        showToast({ text: text('builder.takenOver', { count: clashes.length }) })
      } catch (error) {
        showToast({ text: error instanceof Error ? error.message : '', tone: 'danger' })
      }
    },

    discard() {
      setDraft(saved.form)
      saving.reset()
    },
  }
}

export type FormBuilderState = ReturnType<typeof useFormBuilder>
