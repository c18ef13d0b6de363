/**
 * Comments with the form to write one, as the server prints them: on pages, which stay cacheable since nothing here is about one
 * visitor, and on pages of their own for browsers that run no script. Pure.
 */

import { commentHtml, MAX_COMMENT, MAX_NAME } from '@sitewright/core/comments/comment-text'
import {
  asTree,
  type CommentNode,
  type CommentThread,
} from '@sitewright/core/comments/comment-thread'
import type { CaptchaKind } from '@sitewright/core/forms/site-form'
import { escapeHtml } from '@sitewright/core/html'
import { fillIn } from '@sitewright/core/words/fill-in'
import { captchaPlace } from '../form/captcha-place.ts'
import { captchaWordsToBring } from '../form/form-says.ts'
import type { BlockWord, BlockWords } from '../words/english.ts'

export interface CommentsAround {
  readonly words: BlockWords
  readonly language: string
  readonly timeZone: string
  readonly isOpen: boolean
  /** Heading; empty for the word alone. */
  readonly title?: string
  readonly look?: string
  readonly asksEmail?: boolean
  /** Label of the button; the platform's word if absent. */
  readonly button?: string
  /** Captcha of the site; none if absent. */
  readonly captcha?: CaptchaKind
  /** A comment that was sent without script and not taken. */
  readonly filledIn?: FilledInComment
}

export interface FilledInComment {
  readonly given: Readonly<Record<'email' | 'name' | 'parentId' | 'wantsReplies' | 'words', string>>
  /** Words for visitors by field. */
  readonly problems: Readonly<Record<string, string>>
  readonly notice: string
  /** Anti-forgery value of a page that is not cached; empty for none. */
  readonly crumb: string
}

/** Words that the script of comments says. */
const SAID = [
  'blockCommentCancel',
  'blockCommentFailed',
  'blockCommentNoConnection',
  'blockCommentReplyTo',
  'blockCommentSending',
  'blockCommentShown',
  'blockCommentTooMany',
  'blockCommentWaits',
] as const satisfies readonly BlockWord[]

export function commentsHtml(thread: CommentThread, around: CommentsAround): string {
  const { words, isOpen, title = '', captcha = 'none' } = around
  const id = escapeHtml(thread.subjectId)
  const refusals = Object.keys(REFUSALS).map((text) => [text, commentSays(text, words)] as const)
  const saying = JSON.stringify({
    ...Object.fromEntries(SAID.map((word) => [word, words[word]])),
    ...Object.fromEntries(refusals.filter(([english, said]) => english !== said)),
    ...(captcha !== 'none' && captchaWordsToBring(words)),
  })
  const count = thread.total === 0 ? '' : ` <span class="sw-thread-count">(${thread.total})</span>`
  return [
    `<section class="sw-thread" data-subject-id="${id}" aria-labelledby="thread-${id}" data-words="${escapeHtml(saying)}">`,
    `<h2 class="sw-thread-title" id="thread-${id}">${escapeHtml(title || words.blockComments)}${count}</h2>`,
    listHtml(asTree(thread.comments), around),
    thread.before === undefined ? '' : olderLink(thread.subjectId, thread.before, words),
    isOpen
      ? commentForm(thread, around)
      : `<p class="sw-thread-closed">${escapeHtml(words.blockCommentsClosed)}</p>`,
    '</section>',
  ]
    .filter(Boolean)
    .join('\n')
}

function olderLink(subjectId: string, before: string, words: BlockWords): string {
  const href = `/comments/${subjectId}?before=${before}`
  return `<p class="sw-thread-older"><a href="${escapeHtml(href)}" rel="nofollow">${escapeHtml(words.blockCommentsOlder)}</a></p>`
}

function listHtml(comments: readonly CommentNode[], around: CommentsAround): string {
  if (comments.length === 0) return ''
  return `<ol class="sw-thread-list">${comments.map((one) => commentItem(one, around)).join('')}</ol>`
}

/** One comment with the answers to it, as an item of the list. */
export function commentItem(comment: CommentNode, around: CommentsAround): string {
  const { words, language, timeZone, isOpen } = around
  const { id, name, sentAt, isByOwner, isEdited, replies } = comment
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(sentAt)
  const mark = isByOwner
    ? ` <span class="sw-thread-mark">${escapeHtml(words.blockCommentByOwner)}</span>`
    : ''
  const edited = isEdited
    ? ` <span class="sw-thread-edited">${escapeHtml(words.blockCommentEdited)}</span>`
    : ''
  const whom = `<span class="sw-thread-whom">: ${escapeHtml(name)}</span>`
  const reply = isOpen
    ? `<a class="sw-thread-reply" href="/comments/reply/${id}" rel="nofollow">${escapeHtml(words.blockCommentReply)}${whom}</a>`
    : ''
  const report = isByOwner
    ? ''
    : `<a href="/comments/report/${id}" rel="nofollow">${escapeHtml(words.blockCommentReport)}${whom}</a>`
  return [
    `<li class="sw-thread-comment" id="comment-${id}" tabindex="-1"><article aria-label="${escapeHtml(name)}">`,
    `<p class="sw-thread-by"><strong class="sw-thread-name">${escapeHtml(name)}</strong>${mark} <time datetime="${new Date(sentAt).toISOString()}">${escapeHtml(date)}</time>${edited}</p>`,
    `<div class="sw-thread-words" dir="auto">${commentHtml(comment.words)}</div>`,
    reply || report ? `<p class="sw-thread-do">${reply}${report}</p>` : '',
    '</article>',
    listHtml(replies, around),
    '</li>',
  ].join('')
}

/** The form alone; without script the browser posts it, and the server answers with a page. */
export function commentForm(
  { subjectId }: Pick<CommentThread, 'subjectId'>,
  around: CommentsAround,
): string {
  const { words, look = 'boxes', asksEmail = true, captcha = 'none', filledIn } = around
  const { given, problems = {}, notice = '', crumb = '' } = filledIn ?? {}
  const id = `comment-form-${escapeHtml(subjectId)}`
  const button = escapeHtml(around.button || words.blockSendComment)
  const field = (name: 'email' | 'name' | 'words', label: string, control: FieldParts) =>
    fieldHtml(
      {
        id: `${id}-${name}`,
        name,
        label,
        value: given?.[name] ?? '',
        problem: problems[name] ?? '',
      },
      control,
    )
  return [
    `<form class="sw-ask sw-ask--${escapeHtml(look)} sw-thread-form" id="${id}" method="post" action="/comments/${escapeHtml(subjectId)}" novalidate>`,
    crumb === '' ? '' : `<input type="hidden" name="crumb" value="${escapeHtml(crumb)}">`,
    `<input type="hidden" name="parentId" value="${escapeHtml(given?.parentId ?? '')}">`,
    notice === '' ? '' : `<p class="sw-thread-notice" role="alert">${escapeHtml(notice)}</p>`,
    '<div class="field-list">',
    field('name', words.blockName, {
      attributes: `type="text" autocomplete="name" maxlength="${MAX_NAME}" required`,
    }),
    asksEmail
      ? field('email', words.blockCommentEmail, {
          attributes: 'type="email" autocomplete="email" maxlength="254"',
          hint: words.blockCommentEmailHint,
        })
      : '',
    field('words', words.blockComment, {
      attributes: `rows="5" maxlength="${MAX_COMMENT}" required`,
      isLong: true,
    }),
    asksEmail ? wishHtml(`${id}-replies`, words, (given?.wantsReplies ?? '') !== '') : '',
    '</div>',
    '<div class="sw-form-trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>',
    `<div class="form-button-wrapper"><button class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" type="submit">${button}</button></div>`,
    captchaPlace(captcha),
    '<p class="sw-thread-status" role="status"></p>',
    '</form>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Wish for mail about replies; off until a visitor ticks it. */
function wishHtml(id: string, words: BlockWords, isWished: boolean): string {
  return [
    `<div class="form-item field checkbox"><label class="option"><input type="checkbox" id="${id}" name="wantsReplies" value="yes"`,
    `${isWished ? ' checked' : ''} aria-describedby="${id}-hint"> <span>${escapeHtml(words.blockCommentTellMe)}</span></label>`,
    `<p class="description" id="${id}-hint">${escapeHtml(words.blockCommentTellMeHint)}</p></div>`,
  ].join('')
}

interface FieldParts {
  /** HTML attributes of the control. */
  readonly attributes: string
  readonly hint?: string
  readonly isLong?: boolean
}

interface FieldState {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly problem: string
}

function fieldHtml(
  { id, name, label, value, problem }: FieldState,
  { attributes, hint = '', isLong = false }: FieldParts,
): string {
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const aria = `${notes && ` aria-describedby="${notes}"`}${problem && ' aria-invalid="true"'}`
  const shared = `class="field-element" id="${id}" name="${name}" ${attributes}${aria}`
  return [
    `<div class="form-item field ${isLong ? 'textarea' : 'sw-ask-half'}"><label class="title" for="${id}">${escapeHtml(label)}</label>`,
    problem && `<p class="sw-thread-problem" id="${id}-problem">${escapeHtml(problem)}</p>`,
    isLong
      ? `<textarea ${shared}>${escapeHtml(value)}</textarea>`
      : `<input ${shared} value="${escapeHtml(value)}">`,
    hint && `<p class="description" id="${id}-hint">${escapeHtml(hint)}</p>`,
    '</div>',
  ].join('')
}

/** Words about a refusal by what it says in English, in the language of the site. */
export function commentSays(english: string, words: BlockWords): string {
  const found = REFUSALS[english]
  return found
    ? fillIn(words[found], { max: english.includes(`${MAX_NAME}`) ? MAX_NAME : MAX_COMMENT })
    : english
}

const REFUSALS: Readonly<Record<string, BlockWord>> = {
  'Enter your name.': 'blockCommentNameMissing',
  [`Use at most ${MAX_NAME} characters.`]: 'blockCommentTooLong',
  [`Use at most ${MAX_COMMENT} characters.`]: 'blockCommentTooLong',
  'Enter an email address such as name@example.com.': 'blockCommentEmailInvalid',
  'Enter your email address, so that we can tell you about replies.': 'blockCommentEmailNeeded',
  'Write your comment.': 'blockCommentMissing',
  'Comments are closed.': 'blockCommentsClosed',
  'Please look at what you filled in.': 'blockCommentInvalid',
}
