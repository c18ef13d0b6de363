import type { JsonObject } from '@sitewright/core/json'
import { linkKind } from '@sitewright/core/links/link-address'
import { fillIn } from '@sitewright/core/words/fill-in'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { initialValues } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { siteText } from '../site-facts.ts'
import css from './ask.css'
import markup from './block.html'
import { drawnFields } from './drawn-field.ts'
import { type FormEntry, formEntry, formFields } from './fields.ts'

/** An entry with the settings of a new one for all that is not given. */
const entry = (given: Partial<FormEntry>): FormEntry => ({ ...initialValues(formEntry), ...given })

/** Fields for visitors to fill in. Nothing is sent yet, so visitors are told so and given an address to write to. */
export const formBlock = defineBlock({
  name: 'form',
  label: 'Form',
  summary: 'Questions for your visitors: a message, an order, a survey.',
  icon: 'ClipboardList',
  paletteSection: 'visitors',
  keywords: ['contact', 'survey', 'questions', 'order', 'message', 'fields', 'answers'],
  hint: 'Forms cannot be sent yet: you see this one as it will be, and visitors see a line that says so, with the email address of your site.',
  fields: formFields,
  example: {
    name: 'Workshops',
    fields: [
      entry({ id: 'name', type: 'name', title: 'Your name', required: true }),
      entry({ id: 'email', type: 'email', title: 'Email address', required: true, isHalf: true }),
      entry({ id: 'day', type: 'date', title: 'Which day would suit you?', isHalf: true }),
      entry({
        ...{ id: 'wheel', type: 'radio', title: 'Have you thrown before?' },
        options: 'Never\nA few times\nI have a wheel at home',
      }),
      entry({ id: 'message', type: 'textarea', title: 'What would you like to make?' }),
    ],
    submitLabel: 'Ask for a place',
    disclaimer: 'We answer within two days and keep your address for nothing else.',
  },
  size: { desktop: { w: 12, h: 14 }, phone: { h: 16 } },
  markup,
  css,
  context(props, context) {
    const { words, mode, markdown, blockId } = context
    const fields = drawnFields(props.fields, { formId: `form-${blockId}`, words })
    if (fields.length === 0) return { isMissing: mode === 'edit' }
    return {
      ...(mode === 'edit' && {
        fields,
        formId: blockId,
        look: props.look,
        alignment: props.alignment,
        submitLabel: props.submitLabel.trim() || words.blockSend,
        disclaimer: markdown.short(props.disclaimer),
      }),
      closed: words.blockFormNotYet,
      ...mailOf(context),
    }
  },
  themeContext(props, context) {
    const { words, markdown, data, blockId, mode } = context
    return {
      form: {
        id: blockId,
        name: props.name.trim(),
        // A theme's own markup cannot send anything either, so it has no fields to show to visitors.
        fields:
          mode === 'edit' ? drawnFields(props.fields, { formId: `form-${blockId}`, words }) : [],
        parsedSubmissionMessage: markdown.short(props.message),
        successRedirect:
          props.after === 'page' ? (resolveLink(props.redirect.href, linkTargets(data)) ?? '') : '',
        parsedDisclaimerMessage: markdown.short(props.disclaimer),
      },
      submitLabel: props.submitLabel.trim() || words.blockSend,
      closedMessage: words.blockFormNotYet,
    }
  },
})

/** The way to write in place of the form: the site's own email address, where it has one. */
function mailOf({ site, words }: BlockContext): JsonObject {
  const address = siteText(site, 'websiteSettings.contactEmail')
  const mailUrl = `mailto:${address}`
  if (!linkKind(mailUrl)) return {}
  return { mailUrl, writeTo: fillIn(words.blockWriteTo, { address }) }
}
