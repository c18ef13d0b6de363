/** A site that has something for every block to show, and pages of blocks in any of their states. */

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Section } from '@sitewright/core/document/page-document'
import type { ShownParts } from '@sitewright/testing/block-states'
import { ownerBy } from './people.ts'
import { soundFile } from './sound-file.ts'
import { world } from './world.ts'

const PASSWORD = 'correct horse battery'

/** Bytes by which a file is recognised as a film; nobody can play it. */
const FILM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0])

export class BlockSite {
  readonly id: string
  readonly #identifier: string
  readonly #email: string
  readonly #request: APIRequestContext

  private constructor(request: APIRequestContext, email: string, site: SiteAnswer) {
    this.#request = request
    this.#email = email
    this.id = site.id
    this.#identifier = site.identifier
  }

  /** Opens an account and makes a shop with posts, events, pictures, a folder and a fund. */
  static async make(request: APIRequestContext): Promise<{ site: BlockSite; parts: ShownParts }> {
    const email = `blocks-${randomBytes(4).toString('hex')}@example.com`
    const account = { name: 'Ana Owner', email, password: PASSWORD }
    await must(ownerBy(request, world().demo.studio).post('/api/sign-up', account))
    const made = await must(
      ownerBy(request, world().demo.studio).post('/api/sites', {
        title: 'Salt & Kiln',
        startingPointId: 'shop',
      }),
    )
    const site = new BlockSite(request, email, made.site)
    const { settings } = await site.#get('/settings')
    await site.put('/settings', { ...settings, commentsEnabled: true })
    return { site, parts: await site.#makeParts() }
  }

  at(path: string): string {
    return `http://${this.#identifier}.localhost:${world().port}${path}`
  }

  /** Adds a page of sections; gives its path, and its address in the editor's canvas. */
  async addPage(title: string, sections: readonly Section[]): Promise<BlockPage> {
    const { page } = await this.post('/pages', { kind: 'page', title, navigation: 'none' })
    const { documents } = await this.#get(`/pages/${page.id}/editor`)
    await this.post(`/documents/${documents[0].id}/operations`, {
      batchId: randomBytes(12).toString('hex'),
      baseRevision: documents[0].revision,
      operations: sections.map((section, index) => ({ kind: 'insertSection', index, section })),
    })
    return { id: page.id, path: page.path }
  }

  /** The address of a page as the editor's canvas has it, which is open for some minutes. */
  async canvasOf({ id }: BlockPage): Promise<string> {
    return (await this.#get(`/pages/${id}/editor`)).canvasUrl
  }

  /** Shows the site in a built-in theme from now on. */
  async wear(theme: string): Promise<void> {
    const style = { theme, tweaks: {}, css: '' }
    await this.put('/style', style)
    await this.publish()
  }

  async publish(): Promise<void> {
    await this.post('/publish', {})
  }

  async post(path: string, data: object) {
    return must(this.#owner().post(this.#api(path), data))
  }

  async put(path: string, data: object) {
    return must(this.#owner().put(this.#api(path), data))
  }

  async settings() {
    return (await this.#get('/settings')).settings
  }

  /** Changes settings of the site, which are live at once. */
  async set(change: object): Promise<void> {
    await this.put('/settings', { ...(await this.settings()), ...change })
  }

  /** Signs the requests in, which another test may have been made with. */
  async signIn(): Promise<void> {
    await must(this.#owner().post('/api/sign-in', { email: this.#email, password: PASSWORD }))
  }

  #owner() {
    return ownerBy(this.#request, world().demo.studio)
  }

  #api(path: string): string {
    return `/s/${this.id}/api${path}`
  }

  async #get(path: string) {
    return must(this.#owner().get(this.#api(path)))
  }

  async #makeParts(): Promise<ShownParts> {
    const { pages } = (await this.#get('/pages')) as { pages: readonly PageAnswer[] }
    const idOf = (kind: string) => pages.find((page) => page.kind === kind)?.id ?? ''
    const folder = await this.post('/pages', { kind: 'folder', title: 'Visit us' })
    const inside = pages.filter(({ path }) => ['/about', '/contact'].includes(path))
    await this.post('/widget/UpdateNavigation', {
      navigation: {
        items: [
          {
            collectionId: folder.page.id,
            items: inside.map(({ id }) => ({ collectionId: id })),
          },
        ],
      },
    })
    const { author } = await this.post('/authors', {
      ...{ displayName: 'Ada Kiln', bio: '', avatarId: null, websiteUrl: '' },
    })
    const { items: pictures } = await this.#get('/assets?kind=image')
    await this.post(`/collections/${idOf('blog')}/items`, {
      ...{ title: 'Fired on Friday', status: 'public', authorId: author.id },
      ...{ tags: ['glaze', 'kiln'], categories: ['Workshop'], imageId: pictures[0].id },
    })
    const { fund } = await this.post('/funds', {
      ...{ name: 'A new kiln', suggestedMinor: [1000, 2500], minimumMinor: 500 },
    })
    const { form } = await this.post('/forms/from-template', { template: 'contact' })
    const { items: products } = await this.#get('/products')
    await this.set({
      socialAccounts: ['https://www.instagram.com/clay', 'https://www.youtube.com/@clay'],
    })
    return {
      picture: pictures[0].id,
      product: products[0].id,
      fund: fund.id,
      form: form.id,
      film: await this.#upload('film.webm', FILM),
      sound: await this.#upload('wheel.wav', soundFile(20)),
      gallery: idOf('gallery'),
      pages: {
        lists: idOf('blog'),
        events: idOf('events'),
        folders: folder.page.id,
        all: inside[0]?.id ?? '',
      },
    }
  }

  async #upload(name: string, data: Buffer): Promise<string> {
    const { studio } = world().demo
    const { crumb } = await (await this.#request.get(`${studio}/api/session`)).json()
    const headers = { 'x-csrf-token': crumb, 'content-type': 'application/octet-stream' }
    const path = this.#api(`/assets?filename=${name}`)
    const response = await this.#request.post(studio + path, { data, headers })
    if (!response.ok()) throw new Error(`${name}: ${await response.text()}`)
    return (await response.json()).asset.id
  }
}

export interface BlockPage {
  readonly id: string
  readonly path: string
}

interface SiteAnswer {
  readonly id: string
  readonly identifier: string
}

interface PageAnswer {
  readonly id: string
  readonly kind: string
  readonly path: string
}

async function must(asked: ReturnType<ReturnType<typeof ownerBy>['get']>) {
  const { status, body } = await asked
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
