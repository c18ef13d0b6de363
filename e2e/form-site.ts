/** A site with forms on its pages, made by its owner's calls. */

import { randomBytes } from 'node:crypto'
import { type BrowserContext, type Page, request as requests } from '@playwright/test'
import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { ownerBy, shopperOn } from './people.ts'
import { world } from './world.ts'

export interface FormSite {
  readonly id: string
  readonly url: string
  /** Makes a form on a page of its own, and gives the page's path and the form's id. */
  addForm(title: string, form: Omit<SiteFormInput, 'name'>): Promise<{ path: string; id: string }>
  publish(): Promise<void>
  answersTo(formId: string): Promise<number>
  /** Sends answers by calls of a visitor, the first one first; at most ten, which is what one may send in a minute. */
  send(visitor: Page, formId: string, answers: readonly object[]): Promise<void>
  /** Lets a browser be its owner's. */
  signIn(context: BrowserContext): Promise<void>
  /** Ends its owner's requests. */
  close(): Promise<void>
}

export async function makeFormSite(title: string): Promise<FormSite> {
  // Requests of its own: those of a hook cannot be sent from a test.
  const request = await requests.newContext()
  const owner = ownerBy(request, world().demo.studio)
  const email = `forms-${randomBytes(5).toString('hex')}@example.com`
  await owner.post('/api/sign-up', { name: 'Fay', email, password: 'correct horse battery' })
  const made = await owner.post('/api/sites', { title, startingPointId: 'studio' })
  const { site } = made.body
  const api = `/s/${site.id}/api`
  const post = async (path: string, body: object) => {
    const answer = await owner.post(api + path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    id: site.id,
    url: site.url,
    async addForm(name, form) {
      const { form: kept } = await post('/forms', { ...form, name })
      const { page } = await post('/pages', { kind: 'page', title: name })
      const { body } = await owner.get(`${api}/pages/${page.id}/editor`)
      const document = body.documents.find(({ part }: { part: string }) => part === 'page')
      await post(`/documents/${document.id}/operations`, {
        baseRevision: document.revision,
        batchId: randomBytes(8).toString('hex'),
        operations: [{ kind: 'insertSection', index: 0, section: sectionWith(kept.id) }],
      })
      return { path: page.path, id: kept.id }
    },
    publish: () => post('/publish', {}),
    async answersTo(formId) {
      const { body } = await owner.get(`${api}/forms/${formId}`)
      return body.form.answerCount
    },
    async send(visitor, formId, answers) {
      await visitor.goto(site.url)
      for (const values of answers) await sendAnswer(visitor, formId, values)
    },
    async signIn(context) {
      await context.addCookies((await request.storageState()).cookies)
    },
    close: () => request.dispose(),
  }
}

async function sendAnswer(page: Page, formId: string, values: object): Promise<void> {
  const visitor = shopperOn(page)
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  const sent = await visitor.post('/api/form/SaveFormSubmission', {
    ...{ formId, key: body.key, pageTitle: 'Form', pagePath: '/form' },
    form: JSON.stringify(values),
  })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
}

function sectionWith(formId: string) {
  const blockId = newId()
  const props = { formId, alignment: 'left', look: 'boxes', former: {} }
  return {
    id: newId(),
    settings: { theme: 'light', height: 'small', anchor: '' },
    blocks: { [blockId]: { id: blockId, type: BLOCK_TYPES.form, version: 2, props } },
    desktop: { [blockId]: { x: 6, y: 0, w: 12, h: 14, z: 1 } },
    phone: { auto: true },
  }
}

/** A form with a field of each type that visitors see, but files. */
export const EVERY_TYPE: Omit<SiteFormInput, 'name'> = {
  submissionMessage: 'Thank you, we **write** back.',
  submissionHtml: '<p id="after">After</p><script>window.ranAfter = true</script>',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, isHalf: true },
    { id: 'phone', type: 'phone', title: 'Phone', isHalf: true },
    { id: 'address', type: 'address', title: 'Address' },
    { id: 'date', type: 'date', title: 'Day', isHalf: true },
    { id: 'time', type: 'time', title: 'Hour', isHalf: true },
    { id: 'number', type: 'number', title: 'How many' },
    { id: 'currency', type: 'currency', title: 'Budget' },
    { id: 'website', type: 'website', title: 'Website' },
    { id: 'twitter', type: 'twitter', title: 'Handle' },
    { id: 'password', type: 'password', title: 'Secret' },
    { id: 'section', type: 'section', title: 'About the workshop' },
    { id: 'select', type: 'select', title: 'Size', options: ['Small', 'Large'] },
    { id: 'radio', type: 'radio', title: 'You come by', options: ['Train', 'Car'] },
    {
      ...{ id: 'plate', type: 'text', title: 'Number plate', required: true },
      shownIf: { fieldId: 'radio', test: 'isOneOf', values: ['Car'] },
    },
    { id: 'checkbox', type: 'checkbox', title: 'Tea', options: ['Green', 'Black'] },
    { id: 'likert', type: 'likert', title: 'What do you think', options: ['It is warm'] },
    { id: 'textarea', type: 'textarea', title: 'Message', maxLength: 20 },
    { id: 'hidden', type: 'hidden', key: 'utm_source', value: 'direct' },
  ],
}

/** A form in three steps, of which the second is only asked for sometimes. */
export const STEPS: Omit<SiteFormInput, 'name'> = {
  fields: [
    { id: 'who', type: 'text', title: 'Your name', required: true },
    { id: 'more', type: 'section', title: 'Your pets', beginsStep: true },
    { id: 'pet', type: 'text', title: 'Name of your pet', required: true },
    { id: 'end', type: 'section', title: 'Anything else', beginsStep: true },
    { id: 'note', type: 'textarea', title: 'Message' },
  ],
}
