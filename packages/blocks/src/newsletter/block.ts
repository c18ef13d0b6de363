import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, lines, mailingList, text } from '../fields/index.ts'
import css from '../form/ask.css'
import { captchaKindOf } from '../form/captcha-place.ts'
import { siteValue } from '../site-facts.ts'
import markup from './block.html'
import { signUpContext, signUpFormId } from './sign-up-context.ts'

/** A sign-up for news by mail, which its visitor confirms by a link in a mail. It can be sent without script. */
export const newsletterBlock = defineBlock({
  name: 'newsletter',
  label: 'Newsletter',
  summary: 'Visitors sign up for your news by mail.',
  icon: 'Mails',
  paletteSection: 'visitors',
  keywords: ['sign up', 'subscribe', 'mailing list', 'email', 'news'],
  hint: 'Who signs up gets a mail with a link to confirm it. You find them under Lists.',
  fields: {
    listId: mailingList({ label: 'List' }),
    title: text({ label: 'Title', isOptional: true, maxLength: 200 }),
    text: lines({ label: 'Text', isOptional: true, maxLength: 1000, rows: 3 }),
    asks: choice({
      label: 'Asks for',
      options: { email: 'Email address', first: 'First name, too', name: 'Whole name, too' },
      initial: 'email',
    }),
    button: text({ label: 'Button', maxLength: 100, word: 'blockSignUp' }),
    consent: text({
      label: 'Words to agree to',
      hint: 'Visitors tick them before they can sign up. Leave it empty for none.',
      isOptional: true,
      maxLength: 500,
    }),
    thanks: lines({
      label: 'After signing up',
      hint: 'Said in place of the fields. Leave it empty for: look into your inbox, and follow the link.',
      isOptional: true,
      maxLength: 1000,
      rows: 2,
    }),
    footnote: lines({
      label: 'Small print',
      hint: '**bold**, *italic*, [words](https://example.com), - list',
      isOptional: true,
      maxLength: 1000,
      rows: 2,
    }),
    layout: choice({
      label: 'Layout',
      options: { row: 'In a row', column: 'Below each other' },
      initial: 'row',
    }),
    look: choice({
      label: 'Fields look like',
      options: { boxes: 'Boxes', filled: 'Filled', lines: 'Lines' },
      initial: 'boxes',
    }),
  },
  migrations: [(props) => ({ ...props, listId: '', thanks: '' })],
  example: {
    title: 'News from the kiln',
    text: 'Once a month: what we fired, and when the door is open.',
    asks: 'first',
    footnote: 'We give your address to nobody.',
  },
  size: { desktop: { w: 12, h: 6 }, phone: { h: 8 } },
  markup,
  css,
  // A sign-up stands outside its block where it is shown again as it was sent without script.
  styleMarks: ['sw-ask '],
  context(props, context) {
    const { title, text, asks, button, consent, footnote, layout, look, listId } = props
    const { blockId, words, markdown, site } = context
    const form = {
      ...{ listId, elementId: blockId },
      asksFirst: asks !== 'email',
      asksLast: asks === 'name',
      button: button.trim() || words.blockSignUp,
      consent: consent.trim(),
    }
    return {
      ...signUpContext(form, {
        ...{ words, hasScript: true },
        captcha: captchaKindOf(siteValue(site, 'websiteSettings.visitorCaptcha')),
      }),
      ...{ title: title.trim(), text: text.trim(), layout, look },
      footnote: markdown.short(footnote),
      message: thanksOf(props, context),
    }
  },
  themeContext(props, context) {
    const { title, text, asks, button, consent, footnote, listId } = props
    const { words, markdown } = context
    return {
      title: title.trim(),
      description: text.trim(),
      isNameShown: asks !== 'email',
      buttonText: button.trim() || words.blockSignUp,
      disclaimer: markdown.short(footnote),
      formId: signUpFormId(listId),
      consentText: consent.trim(),
      parsedSubmissionMessage: thanksOf(props, context),
    }
  },
})

/** Trusted HTML of what is said once somebody has signed up: the same for every address. */
function thanksOf(
  { thanks }: JsonObject & { readonly thanks: string },
  { words, markdown }: BlockContext,
): string {
  return markdown.short(thanks) || words.blockSignUpSent
}
