import type { FormBuilderState } from './use-form-builder.ts'

/** The parts of the builder get the draft and change it. */
export interface BuilderPartProps {
  readonly siteId: string
  readonly builder: FormBuilderState
}
