// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inEnglish } from '../../test-words.ts'
import { mount } from './like.ts'

const ID = 'a'.repeat(24)
const calls: { url: string; body: string }[] = []
let answer: () => Response

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    calls.push({ url, body: String(body ?? '') })
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const says = (like: object) => () => Response.json(like)
function heart(id = ID): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="3"><span class="like-icon"></span><span class="like-count"></span></span>`,
  )
  return document.body.lastElementChild as HTMLElement
}
const seen = (root: HTMLElement) => [
  root.getAttribute('aria-pressed'),
  root.textContent?.trim(),
  root.getAttribute('aria-label'),
]

it('asks once for all hearts of a page, and shows what is true now', async () => {
  answer = says({ likes: [{ id: ID, count: 5, isLiked: true }] })
  const [one, other] = [heart(), heart('b'.repeat(24))]
  mount(one, inEnglish)
  mount(other, inEnglish)
  expect(seen(one)).toEqual(['false', '3', 'Like: 3'])
  await vi.waitFor(() => expect(seen(one)).toEqual(['true', '5', 'Like: 5']))
  expect(seen(other)).toEqual(['false', '3', 'Like: 3'])
  expect(calls.map(({ url }) => url)).toEqual([`/api/likes?ids=${ID},${'b'.repeat(24)}`])
})

it('is pressed by mouse and keyboard, and taken back', async () => {
  answer = says({ likes: [] })
  const root = heart()
  mount(root, inEnglish)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  answer = says({ id: ID, count: 4, isLiked: true })
  root.click()
  expect(seen(root)).toEqual(['true', '4', 'Like: 4'])
  await vi.waitFor(() => expect(calls[1]).toEqual({ url: `/likes/${ID}`, body: 'liked=1' }))
  await vi.waitFor(() => {
    answer = says({ id: ID, count: 3, isLiked: false })
    root.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    expect(calls[2]?.body).toBe('liked=0')
  })
  expect(root.getAttribute('aria-pressed')).toBe('false')
})

it('is as it was before where the server does not take it', async () => {
  answer = says({ likes: [] })
  const root = heart()
  mount(root, inEnglish)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  answer = () => new Response('', { status: 429 })
  root.click()
  await vi.waitFor(() => expect(seen(root)).toEqual(['false', '3', 'Like: 3']))
})
