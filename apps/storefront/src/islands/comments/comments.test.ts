// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './comments.ts'

const WORDS = {
  blockCommentWaits: 'It waits.',
  blockCommentShown: 'It is here.',
  blockCommentTooMany: 'Too many.',
  blockCommentReplyTo: 'Reply to {name}',
  blockCommentCancel: 'Cancel',
  'Enter your name.': 'Geben Sie Ihren Namen ein.',
}
const ID = 'a'.repeat(24)

const sent: Record<string, unknown>[] = []
let answer: () => Response
let unmount: () => void

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url === '/api/crumb') return Response.json({ crumb: 'c' })
    if (url.endsWith('FormSubmissionKey')) return Response.json({ key: 'k' })
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  document.body.innerHTML = `<section class="sw-thread" data-subject-id="${ID}">
    <h2 class="sw-thread-title">Comments</h2>
    <ol class="sw-thread-list"><li class="sw-thread-comment" id="comment-1" tabindex="-1"><article>
      <strong class="sw-thread-name">Ada</strong><a class="sw-thread-reply" href="/x">Reply</a></article></li></ol>
    <form class="sw-thread-form" id="f"><input type="hidden" name="parentId" value=""><input name="name" id="n"><input name="email" id="e">
      <textarea name="words" id="w"></textarea><input name="website"><div class="form-button-wrapper"><button type="submit">Send</button></div>
      <p class="sw-thread-status"></p></form></section>`
  root().dataset.words = JSON.stringify(WORDS)
  unmount = mount(root())
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const root = () => document.querySelector<HTMLElement>('.sw-thread') as HTMLElement
const form = () => document.querySelector('form') as HTMLFormElement
const status = () => document.querySelector('.sw-thread-status')?.textContent
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
function type(name: string, value: string): void {
  const field = form().elements.namedItem(name) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('sends a comment once, however often it is pressed, and says that it waits', async () => {
  answer = () => Response.json({ id: 'x', isPublished: false, html: '' })
  type('name', 'Bob')
  type('words', 'Hello')
  submit()
  submit()
  await vi.waitFor(() => expect(status()).toBe('It waits.'))
  expect(sent).toMatchObject([{ name: 'Bob', words: 'Hello', key: 'k', subjectId: ID }])
  expect(sent[0]).not.toHaveProperty('parentId')
})

it('puts a published answer below the comment that it answers', async () => {
  const html = '<li class="sw-thread-comment" id="comment-x" tabindex="-1">Hi</li>'
  answer = () => Response.json({ id: 'x', isPublished: true, html })
  document.querySelector<HTMLElement>('.sw-thread-reply')?.click()
  expect(form().closest('#comment-1')).not.toBeNull()
  expect(form().getAttribute('aria-label')).toBe('Reply to Ada')
  type('words', 'Hi')
  submit()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('comment-x'))
  expect(sent).toMatchObject([{ parentId: '1' }])
  expect(document.querySelector('#comment-1 > ol > #comment-x')).not.toBeNull()
  expect(form().closest('li')).toBeNull()
  expect(document.querySelector('h2')?.textContent).toBe('Comments (1)')
})

it('says at a field what is wrong, in the language of the page, and keeps what was typed', async () => {
  const refusal = { message: 'No.', status: 400, code: 'commentInvalid' }
  answer = () =>
    Response.json({ ...refusal, errors: { name: 'Enter your name.' } }, { status: 400 })
  type('words', 'Kept')
  submit()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('n'))
  expect(document.getElementById('n-problem')?.textContent).toBe('Geben Sie Ihren Namen ein.')
  expect(document.getElementById('n')?.getAttribute('aria-invalid')).toBe('true')
  answer = () => Response.json({ ...refusal, status: 429 }, { status: 429 })
  submit()
  await vi.waitFor(() => expect(status()).toBe('Too many.'))
  expect(document.getElementById('n-problem')).toBeNull()
  unmount()
  ;(form().elements.namedItem('words') as HTMLTextAreaElement).value = ''
  unmount = mount(root())
  expect((form().elements.namedItem('words') as HTMLTextAreaElement).value).toBe('Kept')
})
