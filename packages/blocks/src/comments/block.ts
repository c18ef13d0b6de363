import { noComments } from '@sitewright/core/comments/comment-thread'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, text, toggle } from '../fields/index.ts'
import { captchaKindOf } from '../form/captcha-place.ts'
import { siteText, siteValue } from '../site-facts.ts'
import markup from './block.html'
import css from './comments.css'
import { commentsHtml } from './comments-html.ts'

/** Comments on the page, and a form to write one. */
export const commentsBlock = defineBlock({
  name: 'comments',
  label: 'Comments',
  summary: 'What visitors say about the page.',
  icon: 'MessagesSquare',
  paletteSection: 'visitors',
  keywords: ['discussion', 'replies', 'guest book', 'reviews', 'feedback'],
  hint: 'Comments are read and let through under Comments in the studio. They are switched on in the site’s settings.',
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
  // Below posts, where there is no block.
  styleMarks: ['sw-thread'],
  needsOwn: 'comments',
  context(props, context) {
    const { blockId, mode, data, words, site } = context
    const problem = whyOff(context)
    if (problem !== '') return { missing: mode === 'edit' && problem }
    const { title, isOpen, asksEmail, button, look } = props
    const thread = data.threads.get(blockId) ?? noComments(blockId)
    return {
      blockId,
      comments: commentsHtml(thread, {
        ...{ words, isOpen, asksEmail, look },
        title: title.trim(),
        button: button.trim(),
        language: siteText(site, 'website.language') || 'en-US',
        timeZone: siteText(site, 'website.timeZone') || 'UTC',
        captcha: captchaKindOf(siteValue(site, 'websiteSettings.visitorCaptcha')),
      }),
    }
  },
  themeContext({ title, isOpen }, context) {
    if (whyOff(context) !== '') return undefined
    const { data, blockId, words } = context
    return {
      title: title.trim(),
      // Comment states as templates read them: 1 open, 2 closed.
      commentState: isOpen ? 1 : 2,
      publicCommentCount: data.threads.get(blockId)?.total ?? 0,
      closedMessage: isOpen ? '' : words.blockCommentsClosed,
    }
  },
})

/** The reason why visitors see no comments, for the owner; empty where they do. */
function whyOff({ site }: BlockContext): string {
  if (siteText(site, 'websiteSettings.disqusShortname') !== '') {
    return 'Comments of this site are kept by Disqus, below its posts.'
  }
  return siteValue(site, 'websiteSettings.commentsEnabled') === false
    ? 'Comments are switched off in the site’s settings, so visitors see nothing here.'
    : ''
}
