/** The forms on the screen, for whoever has to know whether one of them holds something that is not saved, or has it saved. */

export interface WatchedForm {
  isDirty(): boolean
  /** Saves what can be saved, in forms that do so by themselves. */
  flush?(): Promise<void>
}

const forms = new Set<WatchedForm>()

/** Knows a form for as long as it is on the screen; returns how to take it out. */
export function watchForm(form: WatchedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export function hasUnsavedForms(): boolean {
  return [...forms].some(({ isDirty }) => isDirty())
}

export async function flushForms(): Promise<void> {
  await Promise.all([...forms].map(({ flush }) => flush?.()))
}
