/** Sentence of the doctor about one thing, which says what to do where there is something to do. */
export interface Finding {
  readonly kind: 'fine' | 'note' | 'trouble'
  readonly says: string
}

export const fine = (says: string): Finding => ({ kind: 'fine', says })
/** Worth knowing, with no harm done yet. */
export const note = (says: string): Finding => ({ kind: 'note', says })
export const trouble = (says: string): Finding => ({ kind: 'trouble', says })
