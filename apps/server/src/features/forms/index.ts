/** Forms that owners build and visitors fill in, and the answers. */

import type { Feature } from '../../platform/feature.ts'
import { checkForm } from './check-form.ts'
import { createForm } from './create-form.ts'
import { createFormFromTemplate } from './create-form-from-template.ts'
import { createSubmissionKey } from './create-submission-key.ts'
import { duplicateForm } from './duplicate-form.ts'
import { getForm } from './get-form.ts'
import { listFormUses } from './list-form-uses.ts'
import { listForms } from './list-forms.ts'
import { migrations } from './migrations.ts'
import { removeForm } from './remove-form.ts'
import { saveFormSubmission } from './save-form-submission.ts'
import { updateForm } from './update-form.ts'

export { findForms } from './find-forms.ts'
export { insertForm } from './form-table.ts'
export { formTag } from './form-tag.ts'
export { refuseProblems } from './refuse-problems.ts'
export { submitForm } from './submit-form.ts'

export const formsFeature: Feature = {
  name: 'forms',
  routes: [
    ...[createForm, createFormFromTemplate, duplicateForm, removeForm, updateForm],
    ...[getForm, listForms, listFormUses],
    ...[checkForm, createSubmissionKey, saveFormSubmission],
  ],
  migrations,
}
