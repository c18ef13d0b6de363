import { defineBlock } from '../block-definition.ts'
import { choice, text, toggle } from '../fields/index.ts'
import css from '../form/ask.css'
import markup from './block.html'

/** Comments of visitors. None can be written yet, so visitors are told so. */
export const commentsBlock = defineBlock({
  name: 'comments',
  label: 'Comments',
  summary: 'What visitors say about the page.',
  icon: 'MessagesSquare',
  paletteSection: 'visitors',
  keywords: ['discussion', 'replies', 'guest book', 'reviews', 'feedback'],
  hint: 'Comments cannot be written yet: you see the form as it will be, and visitors see a line that says so.',
  fields: {
    title: text({ label: 'Title', isOptional: true, maxLength: 200, word: 'blockComments' }),
    isOpen: toggle({ label: 'Open for comments', initial: true }),
    asksEmail: toggle({
      label: 'Ask for an email address',
      hint: 'Nobody else sees it.',
      initial: true,
    }),
    button: text({ label: 'Button', maxLength: 100, word: 'blockSendComment' }),
    look: choice({
      label: 'Fields look like',
      options: { boxes: 'Boxes', filled: 'Filled', lines: 'Lines' },
      initial: 'boxes',
    }),
  },
  example: { title: 'What do you drink from yours?' },
  size: { desktop: { w: 12, h: 10 }, phone: { h: 11 } },
  markup,
  css,
  context({ title, isOpen, asksEmail, button, look }, { blockId, mode, words }) {
    return {
      ...{ title: title.trim(), asksEmail, look },
      formId: blockId,
      isShown: isOpen && mode === 'edit',
      button: button.trim() || words.blockSendComment,
      closed: isOpen ? words.blockCommentsNotYet : words.blockCommentsClosed,
    }
  },
  themeContext({ title, isOpen }, { words }) {
    return {
      title: title.trim(),
      // Comment states as templates read them: 1 open, 2 closed.
      commentState: isOpen ? 1 : 2,
      publicCommentCount: 0,
      closedMessage: isOpen ? words.blockCommentsNotYet : words.blockCommentsClosed,
    }
  },
})
