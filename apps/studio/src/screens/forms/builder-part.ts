import type { FormStorage } from '@sitewright/core/forms/site-form'
import type { FormBuilderState } from './use-form-builder.ts'

/** The parts of the builder get the draft and change it. */
export interface BuilderPartProps {
  readonly siteId: string
  readonly builder: FormBuilderState
}

/** Cards of the part Storage change some of its settings. */
export interface StorageCardProps extends BuilderPartProps {
  onChange(change: Partial<FormStorage>): void
}
