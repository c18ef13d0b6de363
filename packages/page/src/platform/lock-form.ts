/** The form that asks for a password, and what is said of one that was not taken. It works without script. */

import { escapeHtml } from '@sitewright/core/html'
import type { LockScreenLook } from '@sitewright/core/site/lock-screen'
import type { PageWords } from '../words/page-words.ts'

export interface LockScreen {
  readonly isWholeSite: boolean
  /** Path and query to continue to with the right password. */
  readonly next: string
  /** Anti-forgery value of the form, for a sender who could not be verified. */
  readonly crumb?: string
  readonly problem?: 'wrong' | 'tooMany' | 'confirm'
  /** Seconds until the next try; with the problem `tooMany`. */
  readonly retryAfterS?: number
}

export const LOCK_PROBLEMS = {
  wrong: { status: 401, word: 'pageLockWrong' },
  tooMany: { status: 429, word: 'pageLockTooMany' },
  confirm: { status: 401, word: 'pageLockConfirm' },
} as const

/** Seconds up to which the wait is "a few seconds", and "a minute". */
const [FEW, MINUTE] = [10, 60]

/** Why the password was not taken; empty before one was tried. */
export function lockProblem(
  { problem, retryAfterS }: Pick<LockScreen, 'problem' | 'retryAfterS'>,
  words: PageWords,
): string {
  if (!problem) return ''
  const said = words[LOCK_PROBLEMS[problem].word]
  return retryAfterS === undefined ? said : `${said} ${waitText(retryAfterS, words)}`
}

function waitText(seconds: number, words: PageWords): string {
  if (seconds <= FEW) return words.pageTryAgainSoon
  if (seconds <= MINUTE) return words.pageLockMinute
  return words.pageLockMinutes.replace('{minutes}', String(Math.ceil(seconds / 60)))
}

/** Heading of the screen: the owner's, or else the platform's. */
export function lockTitle(screen: LockScreen, { title }: LockScreenLook, words: PageWords): string {
  return title || words[screen.isWholeSite ? 'pageLockSite' : 'pageLockPage']
}

/** Words below the heading. */
export function lockHint(screen: LockScreen, { text }: LockScreenLook, words: PageWords): string {
  return text || words[screen.isWholeSite ? 'pageLockSiteHint' : 'pageLockPageHint']
}

export interface LockFormParts {
  readonly look: LockScreenLook
  readonly words: PageWords
  /** Heading in the form; absent where a theme has one of its own. */
  readonly heading?: string
}

export function lockForm(screen: LockScreen, { look, words, heading }: LockFormParts): string {
  const { isWholeSite, next, crumb, problem } = screen
  const described = problem ? 'lock-problem lock-hint' : 'lock-hint'
  const again = problem === 'wrong' ? ' aria-invalid="true"' : ''
  // After a try the next one is typed at once, where the eye already is.
  const focus = problem === 'wrong' || problem === 'confirm' ? ' autofocus' : ''
  return [
    '<form class="sw-lock" method="post" action="/lock">',
    heading === undefined ? '' : `<h1>${escapeHtml(heading)}</h1>`,
    `<p id="lock-hint">${escapeHtml(lockHint(screen, look, words))}</p>`,
    hidden('next', next),
    crumb === undefined ? '' : hidden('crumb', crumb),
    problem
      ? `<p class="sw-lock-problem" id="lock-problem" role="alert">${escapeHtml(lockProblem(screen, words))}</p>`
      : '',
    `<label for="lock-password">${escapeHtml(words.pageLockPassword)}</label>`,
    `<input id="lock-password" name="password" type="password" required maxlength="200" autocomplete="current-password" aria-describedby="${described}"${again}${focus}>`,
    `<button type="submit">${escapeHtml(words[isWholeSite ? 'pageLockSiteShow' : 'pageLockPageShow'])}</button></form>`,
  ].join('')
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
