/** The data of a form for our own markup: on a page, and where it is shown again as it was sent without script. */

import type { JsonObject } from '@sitewright/core/json'
import type { FormData } from '../block-data.ts'
import type { BlockContext } from '../block-definition.ts'
import { drawnFields } from './drawn-field.ts'
import type { FilledIn } from './filled-in.ts'
import { wordsToBring } from './form-says.ts'

export interface FormLook {
  readonly blockId: string
  readonly look: string
  readonly alignment: string
}

export interface FormAround
  extends Pick<BlockContext, 'words' | 'markdown'>,
    Partial<Pick<BlockContext, 'mode'>> {
  readonly look: FormLook
  /** Address that opens once it was sent; empty for the message in its place. */
  readonly redirect: string
  /** Whether the page has the script of forms, which shows steps and fields that depend on others in their turn. */
  readonly hasScript: boolean
  readonly filledIn?: FilledIn
}

export function formContext(shown: FormData, around: FormAround): JsonObject {
  const { id, form } = shown
  const { words, markdown, look, redirect, hasScript, filledIn } = around
  const fields = drawnFields(form.fields, {
    ...{ formId: `form-${look.blockId}`, words },
    ...(filledIn && { filledIn }),
  })
  const brought = wordsToBring(words)
  return {
    ...{ fields, formId: id, ...look },
    hasFiles: form.fields.some(({ type }) => type === 'file'),
    waits: hasScript && fields.some(({ step, shownIf }) => step !== 0 || shownIf !== ''),
    redirect: hasScript ? redirect : '',
    sayings: hasScript && Object.keys(brought).length > 0 ? JSON.stringify(brought) : '',
    captcha: hasScript ? captchaOf(shown, around) : null,
    submitLabel: form.submitLabel.trim() || words.blockSend,
    disclaimer: markdown.short(form.disclaimer),
    message: messageOf(form, around),
    submissionHtml: hasScript ? form.submissionHtml : '',
    ...(filledIn && {
      above: filledIn.notices.above,
      below: filledIn.notices.below,
      crumb: filledIn.crumb,
    }),
  }
}

/** A captcha comes by script; its owner, for whom no script runs, sees how it will look. */
function captchaOf({ form, isPreview }: FormData, { mode, words }: FormAround): JsonObject | null {
  const { captcha } = form
  if (captcha.kind === 'none') return null
  const example = captcha.kind === 'recaptcha' ? 'reCAPTCHA' : words.blockCaptchaDone
  return { ...captcha, example: isPreview || mode === 'edit' ? example : '' }
}

/** Trusted HTML of what is said once a form was sent. */
export function messageOf(
  { submissionMessage }: Pick<FormData['form'], 'submissionMessage'>,
  { words, markdown }: Pick<FormAround, 'words' | 'markdown'>,
): string {
  return markdown.short(submissionMessage) || words.blockFormSent
}
