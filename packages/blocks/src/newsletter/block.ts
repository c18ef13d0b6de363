import { defineBlock } from '../block-definition.ts'
import { choice, lines, text } from '../fields/index.ts'
import css from '../form/ask.css'
import markup from './block.html'

/** A sign-up for news by mail. Nothing is sent yet, so visitors are told that it is not open. */
export const newsletterBlock = defineBlock({
  name: 'newsletter',
  label: 'Newsletter',
  summary: 'Visitors sign up for your news by mail.',
  icon: 'Mails',
  paletteSection: 'visitors',
  keywords: ['sign up', 'subscribe', 'mailing list', 'email', 'news'],
  hint: 'Nobody can sign up yet: you see the fields as they will be, and visitors see a line that says so.',
  fields: {
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
  example: {
    title: 'News from the kiln',
    text: 'Once a month: what we fired, and when the door is open.',
    asks: 'first',
    footnote: 'We give your address to nobody.',
  },
  size: { desktop: { w: 12, h: 6 }, phone: { h: 8 } },
  markup,
  css,
  context(props, { blockId, mode, words, markdown }) {
    const { title, text, asks, button, consent, footnote, layout, look } = props
    return {
      ...{ title: title.trim(), text: text.trim(), layout, look },
      formId: blockId,
      isShown: mode === 'edit',
      asksFirst: asks !== 'email',
      asksLast: asks === 'name',
      button: button.trim() || words.blockSignUp,
      consent: consent.trim(),
      footnote: markdown.short(footnote),
    }
  },
  themeContext(props, { words, markdown }) {
    const { title, text, asks, button, footnote } = props
    return {
      title: title.trim(),
      description: text.trim(),
      isNameShown: asks !== 'email',
      buttonText: button.trim() || words.blockSignUp,
      disclaimer: markdown.short(footnote),
      closedMessage: words.blockNewsletterNotYet,
    }
  },
})
