/** The forms on the screen, for whoever has to know whether one of them holds something that is not saved. */

const forms = new Set<() => boolean>()

/** Tells whether a form is dirty for as long as it is on the screen; returns how to take it out. */
export function watchForm(isDirty: () => boolean): () => void {
  forms.add(isDirty)
  return () => void forms.delete(isDirty)
}

export function hasUnsavedForms(): boolean {
  return [...forms].some((isDirty) => isDirty())
}
