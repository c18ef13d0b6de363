import type { Ref } from 'react'

/** A place in the text; lines and columns are counted from 1. */
export interface CodePlace {
  readonly line: number
  readonly column?: number | undefined
}

export interface Mistake extends CodePlace {
  readonly message: string
}

/** A word that is offered while somebody types, with what it stands for now. */
export interface Suggestion {
  readonly word: string
  readonly detail: string
}

export interface CodeEditorHandle {
  /** Puts the cursor at a place, and the keyboard into the editor. */
  goTo(place: CodePlace): void
}

export interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>
  value: string
  label: string
  /** Ids of the texts that describe it. */
  describedBy?: string | undefined
  isInvalid: boolean
  mistakes: readonly Mistake[]
  /** Words to offer; those of the first drawing count. */
  suggestions: readonly Suggestion[]
  onChange(value: string): void
}
