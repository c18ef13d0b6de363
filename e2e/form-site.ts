/** A site with forms on its pages, made by its owner's calls. */

import { randomBytes } from 'node:crypto'
import { type BrowserContext, type Page, request as requests } from '@playwright/test'
import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import type { SpamProtectionChange } from '@sitewright/api/spam-protection/spam-protection-shape'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { FlagName } from '@sitewright/core/site/feature-flags'
import { ownerBy, shopperOn } from './people.ts'
import { world } from './world.ts'

export interface FormSite {
  readonly id: string
  readonly url: string
  /** Makes a form on a page of its own, and gives the page's path and the form's id; `props` are settings of its block. */
  addForm(
    title: string,
    form: Omit<SiteFormInput, 'name'>,
    props?: JsonObject,
  ): Promise<{ path: string; id: string }>
  /** Puts a newsletter block on a page of its own, and gives the page's path. */
  addSignUp(title: string, props: JsonObject): Promise<string>
  /** The latest mail to an address, as text, once it was written. */
  mailTo(email: string): Promise<string>
  /** Puts a form into a post of a blog of its own, and gives the post's path and id. */
  addPost(title: string, formId: string): Promise<{ path: string; id: string }>
  switchFeature(name: FlagName, isOn: boolean): Promise<void>
  publish(): Promise<void>
  /** Changes some of its settings. */
  changeSettings(change: object): Promise<void>
  /** Sets the blocklist and the keys of reCAPTCHA. */
  protect(change: SpamProtectionChange): Promise<void>
  answersTo(formId: string): Promise<number>
  /** Sends answers by calls of a visitor, the first one first; at most ten, which is what one may send in a minute. */
  send(visitor: Page, formId: string, answers: readonly object[]): Promise<void>
  /** Lets a browser be its owner's. */
  signIn(context: BrowserContext): Promise<void>
  /** Ends its owner's requests. */
  close(): Promise<void>
}

export async function makeFormSite(title: string, startingPointId = 'studio'): Promise<FormSite> {
  // Requests of its own: those of a hook cannot be sent from a test.
  const request = await requests.newContext()
  const owner = ownerBy(request, world().demo.studio)
  const email = `forms-${randomBytes(5).toString('hex')}@example.com`
  await owner.post('/api/sign-up', { name: 'Fay', email, password: 'correct horse battery' })
  const made = await owner.post('/api/sites', { title, startingPointId })
  const { site } = made.body
  const api = `/s/${site.id}/api`
  const post = async (path: string, body: object) => {
    const answer = await owner.post(api + path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  /** Puts a block into the body of a page or an item, opened in its editor. */
  const insert = async (editor: string, block: StoredBlock) => {
    const { body } = await owner.get(api + editor)
    const document = body.documents.find(({ part }: { part: string }) => part !== 'field')
    await post(`/documents/${document.id}/operations`, {
      baseRevision: document.revision,
      batchId: randomBytes(8).toString('hex'),
      operations: [{ kind: 'insertSection', index: 0, section: sectionWith(block) }],
    })
  }
  const addPage = async (name: string, block: StoredBlock): Promise<string> => {
    const { page } = await post('/pages', { kind: 'page', title: name })
    await insert(`/pages/${page.id}/editor`, block)
    return page.path
  }
  return {
    id: site.id,
    url: site.url,
    async addForm(name, form, props) {
      const { form: kept } = await post('/forms', { ...form, name })
      return { path: await addPage(name, blockWith(kept.id, props)), id: kept.id }
    },
    addSignUp: (name, props) =>
      addPage(name, { type: BLOCK_TYPES.newsletter, version: 2, props: { ...SIGN_UP, ...props } }),
    async mailTo(email) {
      const { body } = await owner.get(`${api}/mail`)
      const found = body.items.find(({ to }: { to: string }) => to === email)
      if (!found) throw new Error(`No mail to ${email} yet`)
      return (await owner.get(`${api}/mail/${found.id}`)).body.message.text
    },
    async addPost(title, formId) {
      const { page } = await post('/pages', { kind: 'blog', title: `${title}s` })
      const { item } = await post(`/collections/${page.id}/items`, { title })
      await insert(`/items/${item.id}/editor`, blockWith(formId))
      const { item: live } = await post(`/items/${item.id}/publish`, {})
      return { path: new URL(live.url).pathname, id: item.id }
    },
    async switchFeature(name, isOn) {
      await owner.put(`${api}/feature-flags/${name}`, { isOn })
    },
    publish: () => post('/publish', {}),
    async changeSettings(change) {
      const { body } = await owner.get(`${api}/settings`)
      const { status, body: said } = await owner.put(`${api}/settings`, {
        ...body.settings,
        ...change,
      })
      if (status !== 200) throw new Error(JSON.stringify(said))
    },
    async protect(change) {
      const { status, body } = await owner.put(`${api}/spam-protection`, change)
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
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

interface StoredBlock {
  readonly type: number
  readonly version: number
  readonly props: JsonObject
}

/** Settings of a newsletter block. */
const SIGN_UP: JsonObject = {
  ...{ listId: '', title: '', text: '', asks: 'email', button: '', consent: '', thanks: '' },
  ...{ footnote: '', layout: 'row', look: 'boxes' },
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

function blockWith(formId: string, more: JsonObject = {}): StoredBlock {
  const props = {
    formId,
    alignment: 'left',
    look: 'boxes',
    opens: 'page',
    openLabel: '',
    former: {},
    ...more,
  }
  return { type: BLOCK_TYPES.form, version: 3, props }
}

function sectionWith(block: StoredBlock) {
  const blockId = newId()
  return {
    id: newId(),
    settings: { theme: 'light', height: 'small', anchor: '' },
    blocks: { [blockId]: { id: blockId, ...block } },
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
