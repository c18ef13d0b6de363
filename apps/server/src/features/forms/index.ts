/** Forms that owners build and visitors fill in, and the answers. */

import type { Feature } from '../../platform/feature.ts'
import { forgetReplies } from './auto-reply.ts'
import { checkForm } from './check-form.ts'
import {
  clearFilesOfGoneAnswers,
  clearOrphanedFiles,
  clearUnsentFormFile,
} from './clear-form-files.ts'
import { createAnswerReply } from './create-answer-reply.ts'
import { createForm } from './create-form.ts'
import { createFormFromTemplate } from './create-form-from-template.ts'
import { createSubmissionKey } from './create-submission-key.ts'
import { duplicateForm } from './duplicate-form.ts'
import { editAnswers } from './edit-answers.ts'
import { forgetAnswers } from './forget-answers.ts'
import { getAnswer } from './get-answer.ts'
import { getAnswersTable } from './get-answers-table.ts'
import { getForm } from './get-form.ts'
import { getFormResults } from './get-form-results.ts'
import { getOlderAnswers } from './get-older-answers.ts'
import { listAnswers } from './list-answers.ts'
import { listFormUses } from './list-form-uses.ts'
import { listForms } from './list-forms.ts'
import { migrations } from './migrations.ts'
import { removeAnswer } from './remove-answer.ts'
import { removeAnswers } from './remove-answers.ts'
import { removeForm } from './remove-form.ts'
import { saveFormSubmission } from './save-form-submission.ts'
import { serveFormFiles } from './serve-form-files.ts'
import { updateAnswer } from './update-answer.ts'
import { updateForm } from './update-form.ts'
import { uploadFormFile } from './upload-form-file.ts'
import { createWebhookSecret } from './webhook/create-webhook-secret.ts'
import { forgetDeliveries } from './webhook/delivery-table.ts'
import { getFormWebhook } from './webhook/get-form-webhook.ts'
import { sendDelivery } from './webhook/send-delivery.ts'
import { sendFormDelivery } from './webhook/send-form-delivery.ts'

export { fail as failForm } from './errors.ts'
export { askForms, findForms } from './find-forms.ts'
export { insertForm } from './form-table.ts'
export { formTag } from './form-tag.ts'
export { refuseProblems } from './refuse-problems.ts'
export { ageOfKey } from './submission-key.ts'
export { submitForm } from './submit-form.ts'
export { takeFormFile } from './take-form-file.ts'

export const formsFeature: Feature = {
  name: 'forms',
  routes: [
    ...[createForm, createFormFromTemplate, duplicateForm, removeForm, updateForm],
    ...[getForm, listForms, listFormUses],
    ...[getAnswer, listAnswers, removeAnswer, updateAnswer],
    ...[createWebhookSecret, getFormWebhook, getOlderAnswers, sendFormDelivery],
    ...[createAnswerReply, editAnswers, getAnswersTable, getFormResults, removeAnswers],
    ...[checkForm, createSubmissionKey, saveFormSubmission, uploadFormFile],
  ],
  pages: serveFormFiles,
  jobs: [sendDelivery, clearFilesOfGoneAnswers, clearUnsentFormFile],
  chores: [forgetAnswers, forgetDeliveries, forgetReplies, clearOrphanedFiles],
  migrations,
}
