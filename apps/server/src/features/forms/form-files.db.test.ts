/** Files that visitors send with a form: private, told from their bytes, and gone with their answer. */

import { MAX_FORM_FILE_BYTES } from '@sitewright/core/forms/form-files'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores, jobs } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'

const PDF = Buffer.from('%PDF-1.7\nmy plan')
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')
const HOUR_MS = 60 * 60 * 1000

let world: TestWorld
let formId: string

beforeAll(async () => {
  world = await createTestWorld()
  formId = await makeForm()
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function makeForm(more: object = {}): Promise<string> {
  const { body, text } = await world.owner.post(api('/forms'), {
    name: 'Plans',
    fields: [
      { id: 'word', type: 'text', title: 'Word' },
      { id: 'plan', type: 'file', title: 'Plan', maxFiles: 2, fileKinds: ['documents'] },
      { id: 'look', type: 'file', title: 'Picture', fileKinds: ['pictures'] },
    ],
    ...more,
  })
  if (!body.form) throw new Error(text)
  return body.form.id
}

const upload = (visitor: TestBrowser, filename: string, bytes: Buffer, field = 'plan') =>
  visitor.post(
    `/api/form/${formId}/fields/${field}/files?filename=${encodeURIComponent(filename)}`,
    bytes,
  )

/** A visitor with the key of a form. */
async function newVisitor() {
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  return { visitor, key: body.key as string }
}

async function uploaded(visitor: TestBrowser, name = 'plan.pdf', bytes = PDF, field = 'plan') {
  const { body, text } = await upload(visitor, name, bytes, field)
  if (!body.file) throw new Error(text)
  return body.file.id as string
}

const send = (visitor: TestBrowser, key: string, form: object, id = formId) =>
  visitor.post('/api/form/SaveFormSubmission', { formId: id, key, form: JSON.stringify(form) })

const answers = async (id = formId) => (await world.owner.get(api(`/forms/${id}/answers`))).body
const addressOf = (answerId: string, fileId: string, id = formId) =>
  `/s/${world.site.id}/forms/${id}/answers/${answerId}/files/${fileId}`
const keptFiles = () =>
  world.inSite(({ db }) => db.selectFrom('private_file').select('id').execute())

describe('files of a form', () => {
  it('are kept with the answer, and handed to its owner as downloads', async () => {
    const { visitor, key } = await newVisitor()
    const first = await uploaded(visitor, 'plan "1".pdf')
    const second = await uploaded(visitor, 'notes.txt', Buffer.from('<script>hit()</script>'))
    const sent = await send(visitor, key, { word: 'Hi', plan: [first, second] })
    expect(sent.status).toBe(200)
    const { items } = await answers()
    expect(items[0].entries[1]).toEqual({
      ...{ id: 'plan', type: 'file', rawTitle: 'Plan', value: 'plan "1".pdf, notes.txt' },
      files: [
        { id: first, filename: 'plan "1".pdf', bytes: PDF.length },
        { id: second, filename: 'notes.txt', bytes: 22 },
      ],
    })
    const { status, headers, text } = await world.owner.get(addressOf(items[0].id, second))
    expect([status, text]).toEqual([200, '<script>hit()</script>'])
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="notes.txt"/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('are handed to nobody else', async () => {
    const { visitor, key } = await newVisitor()
    const fileId = await uploaded(visitor)
    await send(visitor, key, { plan: [fileId] })
    const [answer, other] = (await answers()).items
    const stranger = (await world.createOwner('curious@example.com')).browser
    expect((await stranger.get(addressOf(answer.id, fileId))).status).toBe(404)
    expect((await visitor.get(addressOf(answer.id, fileId))).status).toBe(404)
    expect((await world.owner.get(addressOf(other.id, fileId))).status).toBe(404)
    expect((await world.owner.get(addressOf(answer.id, fileId, 'f'.repeat(24)))).status).toBe(404)
  })

  it.each([
    ['a page', 'plan.pdf', Buffer.from('<html><script>hit()</script>'), 400, 'notSupported'],
    ['a picture called a document', 'plan.pdf', PNG, 400, 'fileLies'],
    ['a document called a picture', 'look.png', PDF, 400, 'fileKind'],
    ['a picture that runs scripts', 'plan.svg', Buffer.from('<svg></svg>'), 400, 'fileKind'],
    ['a program', 'plan.exe', Buffer.from('MZ'), 400, 'fileKind'],
    ['nothing', 'plan.pdf', Buffer.alloc(0), 400, 'notSupported'],
    ['control characters in a text', 'plan.txt', Buffer.from('a\0b'), 400, 'notSupported'],
    ['a name that leads elsewhere', '../../plan.pdf', PDF, 400, 'fileName'],
    [
      'more than 10 MB',
      'plan.pdf',
      Buffer.concat([PDF, Buffer.alloc(MAX_FORM_FILE_BYTES)]),
      413,
      'fileTooLarge',
    ],
  ])('are refused where they are %s', async (_name, filename, bytes, status, code) => {
    const before = await keptFiles()
    const { visitor } = await newVisitor()
    const answer = await upload(visitor, filename, bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await keptFiles()).toEqual(before)
  })

  it.each([
    ['of a field that is none', 'nothing'],
    ['of a field that takes no files', 'word'],
  ])('are refused where they are %s', async (_name, field) => {
    const { visitor } = await newVisitor()
    expect((await upload(visitor, 'plan.pdf', PDF, field)).status).toBe(404)
  })

  it.each([
    ['that nobody uploaded', async () => ['f'.repeat(24)]],
    ['that is no id', async () => ['<script>']],
    ['of another visitor', async () => [await uploaded((await newVisitor()).visitor)]],
    [
      'of another field',
      async (visitor: TestBrowser) => [await uploaded(visitor, 'a.png', PNG, 'look')],
    ],
  ])('cannot be sent with an id %s', async (_name, ids) => {
    const { visitor, key } = await newVisitor()
    const { status, body } = await send(visitor, key, { plan: await ids(visitor) })
    expect([status, body.errors]).toEqual([
      400,
      { plan: 'This file did not arrive. Choose it again.' },
    ])
  })

  it('go with one answer only, and the same submission can be sent again', async () => {
    const { visitor, key } = await newVisitor()
    const form = { plan: [await uploaded(visitor)] }
    const [first, again] = await Promise.all([send(visitor, key, form), send(visitor, key, form)])
    expect([first.status, again.status]).toEqual([200, 200])
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const second = await send(visitor, body.key, form)
    expect([second.status, Object.keys(second.body.errors)]).toEqual([400, ['plan']])
  })

  it('are removed when nobody sends them', async () => {
    const { visitor } = await newVisitor()
    const fileId = await uploaded(visitor)
    const isThere = async () => (await keptFiles()).some(({ id }) => id === fileId)
    await world.inSite(({ db }) =>
      db.selectFrom('form_file').select('id').where('id', '=', fileId).execute(),
    )
    expect(await isThere()).toBe(true)
    const clear = jobs.find(({ name }) => name === 'clear-unsent-form-file')
    await clear?.run({ siteId: world.site.id, id: fileId }, world.app)
    expect(await isThere()).toBe(false)
  })

  it('stay where they were sent', async () => {
    const { visitor, key } = await newVisitor()
    const fileId = await uploaded(visitor)
    await send(visitor, key, { plan: [fileId] })
    const clear = jobs.find(({ name }) => name === 'clear-unsent-form-file')
    await clear?.run({ siteId: world.site.id, id: fileId }, world.app)
    const [answer] = (await answers()).items
    expect((await world.owner.get(addressOf(answer.id, fileId))).status).toBe(200)
  })

  it('go with their answer', async () => {
    const { visitor, key } = await newVisitor()
    const fileId = await uploaded(visitor)
    await send(visitor, key, { plan: [fileId] })
    const [answer] = (await answers()).items
    await world.owner.delete(api(`/forms/${formId}/answers/${answer.id}`))
    expect((await world.owner.get(addressOf(answer.id, fileId))).status).toBe(404)
    await world.runJobs()
    expect((await keptFiles()).map(({ id }) => id)).not.toContain(fileId)
    expect(await world.app.files.list(world.site.id, `private/${fileId}`)).toEqual([])
  })

  it('go with answers that went in any other way', async () => {
    const { visitor, key } = await newVisitor()
    const fileId = await uploaded(visitor)
    await send(visitor, key, { plan: [fileId] })
    await world.inSite(({ db }) => db.deleteFrom('form_answer').execute())
    world.clock.advance(HOUR_MS)
    await createHousekeeper(world.app, chores).run()
    expect((await keptFiles()).map(({ id }) => id)).not.toContain(fileId)
  })
})
