// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './form.ts'

const FORM = `
  <div class="form-wrapper"><form class="sw-form" data-form-id="f1" id="sw-form-b">
    <div class="field-list">
      <input type="hidden" name="answer.source" value="none" data-query="utm_source" data-field="source">
      <fieldset class="form-item fields name required" data-field="who" data-step="0"><legend class="title">Your name</legend>
        <input id="who-1" name="answer.who.firstName"><input id="who-2" name="answer.who.lastName"></fieldset>
      <div class="form-item field email" data-field="mail" data-step="0"><label class="title" for="mail">Email</label>
        <input id="mail" name="answer.mail" type="email"></div>
      <fieldset class="form-item field radio" data-field="size" data-step="0"><legend class="title">Size</legend>
        <input type="radio" name="answer.size" value="S"><input type="radio" name="answer.size" value="M"></fieldset>
      <fieldset class="form-item field checkbox" data-field="tea" data-step="0"><legend class="title">Tea</legend>
        <input type="checkbox" name="answer.tea.0" value="Green"><input type="checkbox" name="answer.tea.1" value="Black"></fieldset>
      <div class="form-item field text required" data-field="why" data-step="0" data-shown-if='{"fieldId":"size","test":"isOneOf","values":["M"]}'>
        <label class="title" for="why">Why</label><input id="why" name="answer.why"></div>
      <fieldset class="form-item field likert" data-field="like" data-step="0"><legend class="title">Like</legend>
        <fieldset class="item"><legend class="question">It is warm</legend><input type="radio" name="answer.like.0" value="-1"><input type="radio" name="answer.like.0" value="2"></fieldset></fieldset>
      <div class="form-item field textarea" data-field="note" data-step="0"><label class="title" for="note">Note</label>
        <textarea id="note" name="answer.note" maxlength="10"></textarea></div>
      <div class="form-item field password" data-field="secret" data-step="0"><label class="title" for="secret">Secret</label>
        <input id="secret" name="answer.secret" type="password"></div>
    </div>
    <input name="website"><button type="submit">Send</button></form>
    <div class="form-submission-text" hidden>Thank you.</div>
    <div class="form-submission-html" data-submission-html="&lt;b&gt;Done&lt;/b&gt;" hidden></div></div>`

interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

let calls: Call[]
let answers: Record<string, [status: number, body: object][]>
let unmount = () => {}

const KEY = '/api/form/FormSubmissionKey'
const CHECK = '/api/rest/forms/validate/f1'
const SAVE = '/api/form/SaveFormSubmission'

beforeEach(() => {
  calls = []
  answers = {}
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/crumb') return Response.json({ crumb: 'c' })
    calls.push({ path, body: JSON.parse(String(body ?? '{}')) })
    const [status, answer] = answers[path]?.shift() ?? [200, { ok: true, key: `k${calls.length}` }]
    return Response.json(answer, { status })
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function start(html = FORM): HTMLFormElement {
  document.body.innerHTML = html
  const form = document.querySelector('form') as HTMLFormElement
  unmount = mount(form)
  return form
}
const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found
const type = (selector: string, value: string) => {
  const control = find(selector)
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
const check = (value: string) => {
  const control = find(`[value="${value}"]`)
  control.checked = true
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
const submit = () =>
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const settled = (state: string) =>
  vi.waitFor(() => expect(find<HTMLFormElement>('form').dataset.state).toBe(state))
const sent = (path: string) => calls.filter((call) => call.path === path)
const errors = () => [...document.querySelectorAll('.field-error')].map((one) => one.textContent)

describe('a form on a page', () => {
  it('sends answers in the shapes of their types, with its page and a key fetched at the first touch', async () => {
    window.Static = {
      SQUARESPACE_CONTEXT: { collection: { id: 'p1', title: 'Contact', permissionType: 1 } },
    }
    history.replaceState(null, '', '/contact?utm_source=mail')
    start()
    find('#who-1').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await vi.waitFor(() => expect(sent(KEY)).toHaveLength(1))
    type('#who-1', 'Ada')
    check('M')
    check('Black')
    check('2')
    type('#why', 'Thirst')
    submit()
    submit()
    await settled('success')
    expect(calls.map(({ path }) => path)).toEqual([KEY, CHECK, SAVE])
    const { form, ...payload } = sent(SAVE)[0]?.body ?? {}
    expect(payload).toEqual({
      ...{ key: 'k1', formId: 'f1', pageTitle: 'Contact', pageId: 'p1', contentSource: 'c' },
      ...{ pagePath: '/contact', pagePermissionTypeValue: 1, website: '' },
    })
    expect(JSON.parse(String(form))).toEqual({
      ...{ source: 'mail', who: ['Ada', ''], mail: '', size: 'M', tea: ['Black'], why: 'Thirst' },
      ...{ like: { 'It is warm': ['2'] }, note: '', secret: '' },
    })
    expect(find('form').hidden).toBe(true)
    expect(find('.form-submission-text').hidden).toBe(false)
    expect(find('.form-submission-html').innerHTML).toBe('<b>Done</b>')
    delete window.Static
  })

  it('says above each title what is wrong, before any call, and takes the focus there', async () => {
    start()
    type('#mail', 'ada')
    submit()
    await settled('error')
    expect(sent(CHECK)).toEqual([])
    expect(errors()).toEqual([
      'Required',
      'Email is not valid. Email addresses should follow the format name@example.com.',
    ])
    expect(document.activeElement?.id).toBe('who-1')
    expect(find('#mail').getAttribute('aria-describedby')).toBe('mail-error')
    expect(find('#mail').getAttribute('aria-invalid')).toBe('true')
    expect(find('label[for="mail"]').previousElementSibling?.id).toBe('mail-error')
    const notices = [...document.querySelectorAll('.sw-form-notice')].map((one) => one.textContent)
    expect(notices).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'Your form has encountered a problem. Please scroll up to review.',
    ])
    type('#mail', 'ada@example.com')
    type('#who-2', 'Lovelace')
    submit()
    await settled('success')
    expect(errors()).toEqual([])
  })

  it('shows and sends a field only where the answers before ask for it', async () => {
    start()
    expect(find('[data-field="why"]').hidden).toBe(true)
    check('M')
    expect(find('[data-field="why"]').hidden).toBe(false)
    check('S')
    expect(find('[data-field="why"]').hidden).toBe(true)
    type('#who-1', 'Ada')
    submit()
    await settled('success')
    expect(JSON.parse(String(sent(SAVE)[0]?.body.form))).not.toHaveProperty('why')
  })

  it.each<[number, object, string]>([
    [401, { message: 'No' }, 'Unable to submit form. Please try again later.'],
    [404, { message: 'No' }, 'This form has not been configured yet.'],
    [
      429,
      { message: 'No' },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [500, { message: 'No' }, 'Unable to send form. Please try again later.'],
    [403, { message: 'This form takes no more answers.' }, 'This form takes no more answers.'],
    [418, {}, 'Unknown error, please try again later.'],
  ])('tells of status %i, is unlocked, and keeps what was typed', async (status, body, text) => {
    answers = { [SAVE]: [[status, { status, code: 'x', ...body }]] }
    start()
    type('#who-1', 'Ada')
    submit()
    await settled('error')
    expect(find('[role="alert"]').textContent).toBe(text)
    expect([find('button').textContent, find('.field-list').inert]).toEqual(['Send', false])
    expect(find('#who-1').value).toBe('Ada')
  })

  it('is locked and says so while it is sent', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === SAVE) await held
      return fetch(path, init)
    })
    start()
    type('#who-1', 'Ada')
    submit()
    await settled('saving')
    expect([find('button').textContent, find('.field-list').inert]).toEqual(['Submitting…', true])
    release()
    await settled('success')
    expect(find('button').textContent).toBe('Send')
  })

  it.each(['keyUnknown', 'keyUsed'])('sends once more with a new key after %s', async (code) => {
    const refusal = { status: 401, code, message: 'No' }
    answers = { [SAVE]: [[401, refusal]] }
    start()
    type('#who-1', 'Ada')
    submit()
    await settled('success')
    const keys = sent(SAVE).map(({ body }) => body.key)
    expect(new Set(keys).size).toBe(2)
  })

  it('says that there is no key where none came', async () => {
    answers = { [KEY]: [[500, { status: 500, code: 'x', message: 'No' }]] }
    start()
    type('#who-1', 'Ada')
    submit()
    await settled('error')
    expect(find('[role="alert"]').textContent).toBe(
      'Could not get a form submission key, please try again later.',
    )
  })

  it('shows what the server finds at its fields', async () => {
    const refusal = { status: 400, code: 'x', message: 'No', errors: { mail: 'Required' } }
    answers = { [CHECK]: [[400, refusal]] }
    start()
    type('#who-1', 'Ada')
    submit()
    await settled('error')
    expect([errors(), document.activeElement?.id]).toEqual([['Required'], 'mail'])
  })

  it('counts a text with a limit, takes what is pasted over it, and says when it is nearly full', () => {
    start()
    const counter = () => {
      const { textContent, ariaLive, classList } = find('.sw-form-counter')
      return [textContent, ariaLive, classList.contains('field-error')]
    }
    expect(counter()).toEqual(['0 / 10', 'off', false])
    type('#note', '123456789')
    expect(counter()).toEqual(['9 / 10', 'polite', false])
    type('#note', '12345678901')
    expect(counter()).toEqual(['11 / 10', 'polite', true])
  })

  it.each(['0', 'many', '-1'])('counts nothing where the limit is %s', (limit) => {
    start(FORM.replace('maxlength="10"', `maxlength="${limit}"`))
    expect(document.querySelector('.sw-form-counter')).toBeNull()
  })

  it('keeps what was typed through a reload, without passwords, until it is sent', async () => {
    start()
    type('#who-1', 'Ada')
    type('#secret', 'hush')
    check('Black')
    unmount()
    start()
    expect([find('#who-1').value, find('#secret').value]).toEqual(['Ada', ''])
    expect(find('[value="Black"]').checked).toBe(true)
    submit()
    await settled('success')
    unmount()
    start()
    expect(find('#who-1').value).toBe('')
  })

  it('tells of a sign-up for news, and of no other form', async () => {
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    document.addEventListener('newsletter-subscribe', hear)
    for (const html of [FORM, FORM.replace('class="sw-form"', 'class="newsletter-form"')]) {
      start(html)
      type('#who-1', 'Ada')
      submit()
      await settled('success')
      unmount()
    }
    document.removeEventListener('newsletter-subscribe', hear)
    expect(heard).toEqual([{ formId: 'f1' }])
  })

  it('says all of it in the words that the page brings', async () => {
    start(FORM.replace('data-form-id', `data-words='{"Required":"Pflichtfeld"}' data-form-id`))
    submit()
    await settled('error')
    expect(errors()).toEqual(['Pflichtfeld'])
  })

  it('is taken down without a trace', () => {
    const form = start()
    unmount()
    expect([form.dataset.state, document.querySelector('.sw-form-counter')]).toEqual([
      'editing',
      null,
    ])
  })
})

describe('a form in steps', () => {
  const STEPS = FORM.replace(
    '<div class="form-item field textarea" data-field="note" data-step="0">',
    '<div class="form-item section" data-field="more" data-step="1"><p class="title">More</p></div><div class="form-item field textarea" data-field="note" data-step="1">',
  ).replace('data-field="secret" data-step="0"', 'data-field="secret" data-step="1"')
  const press = (label: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click()
  const progress = () => find('.sw-form-progress').textContent

  it('asks one step after the other, and checks each before it goes on', async () => {
    start(STEPS)
    expect(progress()).toBe('Step 1 of 2')
    expect([find('[data-field="note"]').hidden, find('[type=submit]').style.display]).toEqual([
      true,
      'none',
    ])
    press('Next')
    await settled('error')
    expect([errors(), progress()]).toEqual([['Required'], 'Step 1 of 2'])
    type('#who-1', 'Ada')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    expect(document.activeElement?.textContent).toBe('More')
    expect(find('[data-field="who"]').hidden).toBe(true)
    press('Back')
    expect(progress()).toBe('Step 1 of 2')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    submit()
    await settled('success')
  })

  it('goes back to the step in which the server finds something', async () => {
    const refusal = { status: 400, code: 'x', message: 'No', errors: { mail: 'Required' } }
    answers = { [CHECK]: [[400, refusal]] }
    start(STEPS)
    type('#who-1', 'Ada')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    submit()
    await settled('error')
    expect([progress(), errors()]).toEqual(['Step 1 of 2', ['Required']])
  })
})
