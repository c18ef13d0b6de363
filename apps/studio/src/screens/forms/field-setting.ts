import type { SiteFormField } from '@sitewright/core/forms/site-form'
import type { FormBuilderState } from './use-form-builder.ts'

/** A setting of a question gets the question and changes it. */
export interface SettingProps {
  field: SiteFormField
  /** Path of the field in what was refused. */
  path: string
  problems: FormBuilderState['problems']
  onChange(change: Partial<SiteFormField>): void
}
