import { isFinished } from '@sitewright/core/forms/site-form'
import type { JsonObject } from '@sitewright/core/json'
import { linkKind } from '@sitewright/core/links/link-address'
import { fillIn } from '@sitewright/core/words/fill-in'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { siteText } from '../site-facts.ts'
import css from './ask.css'
import markup from './block.html'
import { drawnFields } from './drawn-field.ts'
import { formFields, toForms, toOpening } from './fields.ts'
import { formContext, messageOf } from './form-context.ts'
import { formerForm } from './former-form.ts'

/** Fields for visitors to fill in: a form of the site, which several blocks can show. It can be sent without script. */
export const formBlock = defineBlock({
  name: 'form',
  label: 'Form',
  summary: 'Questions for your visitors: a message, an order, a survey.',
  icon: 'ClipboardList',
  paletteSection: 'visitors',
  keywords: ['contact', 'survey', 'questions', 'order', 'message', 'fields', 'answers'],
  fields: formFields,
  migrations: [toForms, toOpening],
  example: {},
  size: { desktop: { w: 12, h: 14 }, phone: { h: 16 } },
  markup,
  css,
  // Fields stand outside their block in the popup, below posts, and where a form is shown again as it was sent without script.
  styleMarks: ['sw-ask'],
  context(props, context) {
    const { data, mode, words, blockId } = context
    const found = data.forms.get(props.formId)
    if (!found) return withoutForm(props, context)
    const { form, isOpen } = found
    if (!form.fields.some(isFinished)) {
      return { missing: mode === 'edit' && 'This form has no fields yet' }
    }
    if (!isOpen) return { closed: form.closedMessage.trim() || words.blockFormClosed }
    return {
      ...formContext(found, {
        ...context,
        look: { blockId, look: props.look, alignment: props.alignment },
        redirect: resolveLink(form.successRedirect, linkTargets(data)) ?? '',
        hasScript: true,
      }),
      ...(props.opens === 'window' && {
        window: { label: props.openLabel.trim() || words.blockOpenForm, close: words.blockClose },
      }),
    }
  },
  themeContext(props, context) {
    const { data, words, markdown, blockId } = context
    const found = data.forms.get(props.formId)
    if (!found) return undefined
    const { id, form, isOpen } = found
    return {
      form: {
        ...{ id, name: form.name, submissionHTML: form.submissionHtml },
        fields: isOpen ? drawnFields(form.fields, { formId: `form-${blockId}`, words }) : [],
        parsedSubmissionMessage: messageOf(form, context),
        successRedirect: resolveLink(form.successRedirect, linkTargets(data)) ?? '',
        parsedDisclaimerMessage: markdown.short(form.disclaimer),
        captchaEnabled: form.captcha.kind !== 'none',
        captchaTheme: form.captcha.theme,
        captchaAlignment: form.captcha.alignment,
      },
      submitLabel: form.submitLabel.trim() || words.blockSend,
      closedMessage: isOpen ? '' : form.closedMessage.trim() || words.blockFormClosed,
    }
  },
})

/** A block without a form: a hint to its owner, and a way to write for visitors where there was one before forms could be sent. */
function withoutForm(
  props: JsonObject & { readonly formId: string },
  context: BlockContext,
): JsonObject {
  const isFormer = formerForm(props) !== undefined
  return {
    missing: context.mode === 'edit' && missingText(props.formId, isFormer),
    ...(isFormer && { closed: context.words.blockFormNotYet, ...mailOf(context) }),
  }
}

function missingText(formId: string, isFormer: boolean): string {
  if (formId !== '') return 'This form was removed. Choose another.'
  return isFormer
    ? 'Make a form of these fields in the settings'
    : 'Choose a form in the settings, or make one there'
}

/** The way to write in place of the form: the site's own email address, where it has one. */
function mailOf({ site, words }: BlockContext): JsonObject {
  const address = siteText(site, 'websiteSettings.contactEmail')
  const mailUrl = `mailto:${address}`
  if (!linkKind(mailUrl)) return {}
  return { mailUrl, writeTo: fillIn(words.blockWriteTo, { address }) }
}
