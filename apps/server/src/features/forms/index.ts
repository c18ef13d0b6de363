/** Forms that owners build and visitors fill in, and the answers. */

import type { Feature } from '../../platform/feature.ts'
import { checkForm } from './check-form.ts'
import { createForm } from './create-form.ts'
import { createFormFromTemplate } from './create-form-from-template.ts'
import { createSubmissionKey } from './create-submission-key.ts'
import { duplicateForm } from './duplicate-form.ts'
import { getAnswer } from './get-answer.ts'
import { getAnswersTable } from './get-answers-table.ts'
import { getForm } from './get-form.ts'
import { listAnswers } from './list-answers.ts'
import { listFormUses } from './list-form-uses.ts'
import { listForms } from './list-forms.ts'
import { migrations } from './migrations.ts'
import { removeAnswer } from './remove-answer.ts'
import { removeForm } from './remove-form.ts'
import { saveFormSubmission } from './save-form-submission.ts'
import { updateAnswer } from './update-answer.ts'
import { updateForm } from './update-form.ts'

export { askForms, findForms } from './find-forms.ts'
export { insertForm } from './form-table.ts'
export { formTag } from './form-tag.ts'
export { refuseProblems } from './refuse-problems.ts'
export { submitForm } from './submit-form.ts'

export const formsFeature: Feature = {
  name: 'forms',
  routes: [
    ...[createForm, createFormFromTemplate, duplicateForm, removeForm, updateForm],
    ...[getForm, listForms, listFormUses],
    ...[getAnswer, listAnswers, removeAnswer, updateAnswer],
    getAnswersTable,
    ...[checkForm, createSubmissionKey, saveFormSubmission],
  ],
  migrations,
}
