/**
 * A site with markers in every text field of every call: everything that an owner can write, and that shoppers write in its
 * shop. Fields come from the contracts, so a new field is covered automatically; a new call needs an example here.
 */

import type { Call } from '@sitewright/api/call'
import { section } from '@sitewright/api/content/shapes'
import { externalLink } from '@sitewright/api/content/site-draft'
import { CONTRACTS } from '@sitewright/api/contracts'
import { uploadQuery } from '@sitewright/api/files/upload-asset'
import { BLOCKS } from '@sitewright/blocks/registry'
import { COLLECTION_KINDS, type ItemRules } from '@sitewright/core/content/collection-kinds'
import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import { newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { type Answer, type Filled, fillAll, MARKERS, textFields } from './marked-fields.ts'

/** A person at the studio or on a site, with the anti-forgery value. */
export interface Person {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
}

/** Calls with text fields that need no example, with the reason: code, never shown, or filled in another way. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  recordJavascriptErrors: 'is what browsers say of scripts; the studio shows it as text',
  beginItem: 'takes the name of a type of the theme, which is checked',
  changeEmail: 'is an address, which mail goes to and no page shows',
  changePassword: 'is passwords, which are kept as hashes',
  confirmAddress: 'is a token and a password',
  confirmEmail: 'is the token of a link',
  confirmSecondFactor: 'is a code',
  createPasskey: 'is the answer of an authenticator',
  createPasskeyChallenge: 'is a password and a code',
  createRecoveryCodes: 'is a password and a code',
  createSecondFactor: 'is a password',
  endSession: 'takes an id',
  putReview: 'takes an id',
  putSiteStanding: 'is an operator’s reason; the studio shows it as text, and pages do not show it',
  returnReview: 'is a note; hostile ones in its mail and on the page are tried beside the call',
  createInvitation:
    'is an address and a number; hostile names in its mail are tried beside the call',
  updateAccount: 'is the name that `signUp` has a marker in',
  updateContributor: 'takes a number',
  removeSite: 'is a password, and a title that is compared with what there is',
  putSiteOwner: 'takes an id and a password',
  readInvitation: 'is the token of a link',
  acceptInvitation: 'is the token of a link',
  declineInvitation: 'is the token of a link',
  removeAnswers: 'takes ids',
  requestReset: 'is the address of an account, whose mail goes there',
  removePasskey: 'is a password',
  removeSecondFactor: 'is a password and a code',
  resetPassword: 'is a token and a password',
  restoreEmail: 'is a token and a password',
  signIn: 'is compared with what there is',
  signInByCode: 'is a token and a code',
  signInByPasskey: 'is the answer of an authenticator',
  updatePasskey:
    'names a passkey, which only an authenticator can make, on the screen of its owner',
  saveFormSubmission:
    'has its answers in a text of JSON, which `#answer` sends with a marker in each',
  updateForm: 'takes what createForm takes, once for each revision',
  signUpForList: 'is sent by `#answer` with a marker in each text',
  putSubscriberImport: 'takes the proof that createSubscriber takes',
  updatePageTemplate: 'takes the name that createPageTemplate takes',
  createTemplatedPage: 'takes the title that createPage takes',
  editAsset: 'takes numbers, and the path of the picture',
  moveAssets: 'takes ids',
  removeAssets: 'takes ids',
  updateFileFolder: 'takes the name that createFileFolder takes',
  updateSavedSection: 'takes the name that createSavedSection takes',
  updateMailingList: 'takes what createMailingList takes',
  updateSubscriber: 'takes the name that createSubscriber takes',
  createDomain: 'is the name of a domain, which no signs of markup can be part of',
  putPrimaryDomain: 'takes an id',
  createComment: 'needs a key and a post; hostile comments are looked at beside the call',
  createCommentReply: 'is kept and shown as what createComment takes is',
  editComment: 'is kept and shown as what createComment takes is',
  updateComments: 'takes ids',
  renderForm: 'answers the studio what it sent, rendered as what createForm took is on pages',
  payCheckout: 'is a token that a payment provider gave, which is shown to nobody',
  updateCartEntry: 'takes a number',
  updateEntryFields: 'is checked and kept as the answers of addCartEntry are',
  putProductStock: 'is a note for owners, which no page shows',
  addCoupon: 'is compared with what there is; its letters are checked where the owner makes it',
  putSiteCode: 'is code that the owner puts into every page',
  putSiteWord: 'takes no signs of markup',
  putSpamProtection: 'is compared with what visitors write, and keys of letters and digits',
  putStyle: 'is styles that the owner writes; names of themes and tweaks are checked',
  putPagePassword: 'is a password, which is kept as a hash',
  saveOperations: 'is filled by type of block',
  saveSiteOperations:
    'writes what putSiteHeaderFooter, updatePage, updateNavigation and putStyle write',
  putPresence: 'takes ids; people are told by the names of their accounts',
  renderSections: 'answers the studio what it sent, rendered; filled by type of block',
  publishSite: 'takes ids, and the name that putPublicationName takes',
  putPublicationName: 'is a name in the history, which no page shows',
  publishItem: 'takes ids',
  publishProduct: 'takes ids',
  orderItems: 'takes ids',
  orderProducts: 'takes ids',
  placeItem: 'takes ids',
  placeProduct: 'takes ids',
  editProducts: 'takes ids and numbers',
  cancelOrder: 'is a reason, which is kept and shown as that of createRefund is',
  createExpressCheckout: 'takes what addCartEntry takes, and keeps it as that does',
  createBlockField: 'takes names of places',
  createEmbed:
    'is the address of a service on a list; hostile answers of it are tried beside the call',
  createPicture: 'is the address of a picture; hostile answers of it are tried beside the call',
}

const PASSWORD = 'correct horse battery'
const AUTHOR = { displayName: 'Ann', bio: '', avatarId: null, websiteUrl: '' }
const [LONG_MARKER, SHORT_MARKER] = MARKERS
/** Id of the field of the product's form that shoppers answer with a marker. */
const ANSWERED = 'name'
const FORM = {
  name: 'Mine',
  fields: [
    { id: 'extras', type: 'checkbox', title: 'Mine', description: 'Mine', options: ['Mine'] },
    { id: ANSWERED, type: 'text', title: SHORT_MARKER },
  ],
}

/** Settings of blocks that show something that lives elsewhere. */
const OWN_IDS: Readonly<Record<string, (one: (id: string) => string) => object>> = {
  product: (one) => ({ productId: one('productId') }),
  form: (one) => ({ formId: one('formId') }),
}

const SIZES = ['S', 'M']
const EVERYWHERE = { country: '*', regions: [], postalCodes: [] }
/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export class MarkedSite {
  /** Fields that contain a marker, by call; blocks are called `block html` and so on. */
  readonly filled: Record<string, readonly string[]> = {}
  /** Ids of everything that was made, by the names that paths have for them. */
  readonly ids: Record<string, string[]> = {}
  /** Labels of the home page's blocks in the studio. */
  readonly blockLabels: string[] = []
  /** Host label of the site, below the domain of sites. */
  identifier = ''
  readonly #owner: Person

  constructor(owner: Person) {
    this.#owner = owner
  }

  get siteId(): string {
    return this.#one('siteId')
  }

  get api(): string {
    return `/s/${this.siteId}/api`
  }

  /** Makes an account and a site of its own, with everything that an owner can write. */
  async fill(): Promise<void> {
    await this.#openSite()
    await this.#authors()
    await this.#collections()
    await this.#navigation()
    await this.#shop()
    await this.#forms()
    await this.#lists()
    await this.#settings()
    await this.#blocks()
  }

  /** Enters everything that a shopper can write, up to an order. */
  async buy(shopper: Person): Promise<void> {
    const { body } = await this.#owner.get(`${this.api}/products/${this.#one('productId')}`)
    const [{ sku }] = body.product.variants
    const about = { itemId: this.#one('productId'), sku, quantity: 1 }
    const wish = { ...about, additionalFields: JSON.stringify({ [ANSWERED]: LONG_MARKER }) }
    const { body: added } = await this.#fill('addCartEntry', wish, { as: shopper })
    this.#note('entryId', added.newlyAdded.id)
    const { body: atOnce } = await this.#fill('createExpressCheckout', wish, { as: shopper })
    this.#note('expressPath', atOnce.checkoutUrl)
    const where = { country: 'GB', region: 'Mine', postalCode: 'CB7 4AA' }
    await this.#fill('setCartShipping', where, { as: shopper })
    this.#note('country', where.country)
    await this.type(shopper)
    const { body: started } = await this.#fill(
      'startCheckout',
      {
        email: 'sam@example.com',
        shippingAddress: {
          firstName: 'Sam',
          lastName: 'Shopper',
          line1: '1 High Street',
          city: 'Ely',
          postalCode: 'CB7 4AA',
          country: 'GB',
        },
      },
      { as: shopper },
    )
    const { id, totalMinor } = started.checkout
    const paid = await shopper.post(`/api/commerce/checkout/${id}/pay`, {
      // The method's title and words are the owner's, and shown on the order and in its mail.
      paymentToken: 'manual',
      agreedTotalMinor: totalMinor,
    })
    if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`)
    this.#note('orderPath', new URL(paid.body.redirectUrl, 'http://shop.test').pathname)
    const { body: orders } = await this.#owner.get(`${this.api}/orders`)
    this.#note('orderId', ...orders.items.map((order: { id: string }) => order.id))
    await this.#send()
    await this.#giveBack()
    await this.#donate(shopper)
    await this.#answer(shopper)
    const { body: mail } = await this.#owner.get(`${this.api}/mail`)
    this.#note('messageId', ...mail.items.map((message: { id: string }) => message.id))
  }

  /** Gives to the fund, with answers to its form. */
  async #donate(shopper: Person): Promise<void> {
    const answers = { [ANSWERED]: LONG_MARKER }
    const gift = { fundId: this.#one('fundId'), amount: '25', answers, paymentToken: 'manual' }
    await this.#fill('createDonation', { ...gift, email: 'sam@example.com' }, { as: shopper })
    const { body } = await this.#owner.get(`${this.api}/orders`)
    this.#note('orderId', body.items[0].id)
  }

  /** Sends the newest order, takes that back and sends it again, so that both are in its history. */
  async #send(): Promise<void> {
    for (const isUndone of [true, false]) {
      const { body } = await this.#fill('createFulfillment', {})
      this.#note('fulfillmentId', body.order.fulfillments.at(-1).id)
      await this.#fill('updateTracking', { tellsCustomer: true })
      if (isUndone) await this.#fill('undoFulfillment', {})
    }
  }

  /** Gives a part of the newest order back, and writes about it to its customer. */
  async #giveBack(): Promise<void> {
    await this.#owner.put(`${this.api}/orders/${this.#one('orderId')}/paid`)
    const { body: given } = await this.#fill('createRefund', { amountMinor: 1 })
    this.#note('refundId', given.order.refunds.at(-1).id)
    const { body: noted } = await this.#fill('createOrderNote', { isPublic: true })
    this.#note('noteId', noted.order.notes.at(-1).id)
    await this.#fill('updateOrderNote', { isPublic: true })
  }

  /** Types into the checkout, without paying. */
  async type(shopper: Person): Promise<void> {
    await this.#fill('saveTypedCheckout', { values: {} }, { as: shopper })
  }

  /** Closes the site, with a marker in the text about it. */
  async close(status: 'private' | 'maintenance'): Promise<void> {
    await this.#fill('putSiteStatus', { status, maintenanceText: '', password: 'open sesame' })
  }

  async wear(theme: string): Promise<void> {
    const styled = await this.#owner.put(`${this.api}/style`, { theme, tweaks: {}, css: '' })
    const published = await this.#owner.post(`${this.api}/publish`, {})
    if (styled.status !== 200 || published.status !== 200) {
      throw new Error(`Not in ${theme}: ${JSON.stringify([styled.body, published.body])}`)
    }
  }

  /** Every address for visitors: pages, items, products, lists by each of their terms. */
  async paths(): Promise<string[]> {
    const { body: list } = await this.#owner.get(`${this.api}/pages`)
    const paths: string[] = list.pages.map((page: { path: string }) => page.path)
    for (const { id, path } of list.pages) {
      const { status, body } = await this.#owner.get(`${this.api}/collections/${id}/items`)
      for (const item of status === 200 ? body.items : []) {
        paths.push(new URL(item.url).pathname)
        for (const kind of ['categories', 'tags']) {
          const name = kind === 'tags' ? 'tag' : 'category'
          paths.push(
            ...item[kind].map((term: string) => `${path}?${name}=${encodeURIComponent(term)}`),
          )
        }
      }
    }
    for (const id of this.ids.productId ?? []) {
      const { body } = await this.#owner.get(`${this.api}/products/${id}`)
      paths.push(new URL(body.product.url).pathname)
    }
    const stores = list.pages.filter(({ kind }: { kind: string }) => kind === 'products')
    const marker = encodeURIComponent(LONG_MARKER)
    const asked = ['category', 'tag', 'author', 'month', 'view', 'offset', 'format', 'q']
    return [
      ...paths,
      ...stores.map(({ path }: { path: string }) => `${path}?category=${this.#one('categoryId')}`),
      ...asked.map((name) => `${stores[0].path}?${name}=${marker}`),
      `/search?q=${marker}`,
      '/search?q=onerror',
      '/cart',
      `/checkout/donate/${this.#one('fundId')}`,
      `/cart/add?itemId=${marker}&sku=${marker}&quantity=${marker}`,
      `/order/${marker}`,
      `/not-there-${marker}`,
      '/sitemap.xml',
      '/robots.txt',
    ].filter((path, index, all) => all.indexOf(path) === index)
  }

  async #openSite(): Promise<void> {
    await this.#fill('signUp', { name: 'Ann', email: `${newId()}@example.com`, password: PASSWORD })
    const { body } = await this.#fill('createSite', { title: 'Mine', startingPointId: 'shop' })
    this.identifier = body.site.identifier
    this.#note('siteId', body.site.id)
    this.#note('websiteId', body.site.id)
  }

  async #authors(): Promise<void> {
    const { body } = await this.#fill('createAuthor', AUTHOR)
    this.#note('authorId', body.author.id)
    await this.#fill('updateAuthor', AUTHOR)
  }

  async #collections(): Promise<void> {
    for (const kind of COLLECTION_KINDS.filter(({ canCreate }) => canCreate)) {
      const { body } = await this.#fill('createPage', { title: `A ${kind.name}`, kind: kind.name })
      const { id } = body.page
      this.#note('pageId', id)
      this.#note('collectionId', id)
      if (kind.name === 'page') await this.#fill('createPageTemplate', { pageId: id, name: 'Mine' })
      const about = { title: kind.name, urlId: `a-${kind.name}`, settings: {} }
      await this.#fill('updatePage', about, { at: { pageId: id } })
      if ('items' in kind && !kind.items.isSold)
        await this.#items(id, kind.items, kind.name === 'events')
    }
  }

  async #navigation(): Promise<void> {
    const { fields } = await fillAll(
      externalLink,
      { title: 'Mine', url: '/', newWindow: false },
      (link) =>
        this.#owner.post(`${this.api}/widget/UpdateNavigation`, {
          fieldName: 'footerNavigation',
          navigation: { items: [{ externalLink: link, items: [{ externalLink: link }] }] },
        }),
    )
    this.filled.updateNavigation = fields
  }

  async #items(collectionId: string, { recordTypes }: ItemRules, hasTimes: boolean): Promise<void> {
    for (const recordType of recordTypes) {
      const example = {
        title: `Item ${recordType}`,
        recordType,
        authorId: this.#one('authorId'),
        imageId: await this.#picture(),
        status: 'public',
        ...(hasTimes && { startsAt: 1_800_000_000_000 }),
      }
      const { body } = await this.#fill('createItem', example, { at: { collectionId } })
      const { id } = body.item
      this.#note('itemId', id)
      const changed = { ...example, urlId: `item-${recordType}` }
      await this.#fill('updateItem', changed, { at: { itemId: id } })
    }
  }

  /** A picture whose name and description are markers. */
  async #picture(): Promise<string> {
    if (!this.ids.assetId) {
      const { fields, body } = await fillAll(uploadQuery, { filename: '' }, ({ filename }) =>
        this.#owner.post(
          `${this.api}/assets?filename=${encodeURIComponent(`${filename}.png`)}`,
          PICTURE,
        ),
      )
      this.filled.uploadAsset = fields
      this.#note('assetId', body.asset.id)
      await this.#fill('updateAsset', { altText: 'Mine' })
      await this.#fill('createFileFolder', { name: 'Mine' })
    }
    return this.#one('assetId')
  }

  async #shop(): Promise<void> {
    const product = {
      title: 'Mug',
      urlId: 'mug',
      state: 'public',
      imageIds: [await this.#picture()],
      options: [{ name: SHORT_MARKER, values: SIZES }],
      form: FORM,
      variants: SIZES.map((size) => ({
        sku: `SKU-${size}`,
        attributes: { [SHORT_MARKER]: size },
        priceMinor: 100,
        stock: { unlimited: true },
      })),
    }
    const { body } = await this.#fill('createProduct', product)
    this.#note('productId', body.product.id)
    await this.#fill('updateProduct', {
      ...product,
      options: [{ name: SHORT_MARKER, values: [`S${SHORT_MARKER}`, `M${SHORT_MARKER}`] }],
      variants: product.variants.map((one, index) => ({
        ...one,
        sku: `U${one.sku}`,
        attributes: { [SHORT_MARKER]: `${SIZES[index]}${SHORT_MARKER}` },
      })),
    })
    const { body: known } = await this.#owner.get(`${this.api}/product-categories`)
    this.#note('collectionId', known.stores[0].collectionId)
    const { body: made } = await this.#fill('createCategory', { displayName: 'Mine' })
    this.#note('categoryId', made.category.id)
    await this.#fill('updateCategory', { displayName: 'Mine' })
    await this.#fill('createStore', { title: 'Another store' })
    await this.#fill('createStoreCategory', { displayName: 'Mine' })
    await this.#zones()
    await this.#fill('putStoreSettings', {
      currency: 'USD',
      replyToEmail: '',
      productPage: {
        promises: [{ icon: 'delivery', text: 'Mine' }],
        details: [{ title: 'Mine', text: 'Mine' }],
      },
    })
    const fund = { name: 'A fund', form: FORM, minimumMinor: 100 }
    const { body: given } = await this.#fill('createFund', fund)
    this.#note('fundId', given.fund.id)
    await this.#fill('updateFund', fund)
    await this.#fill(
      'putPaymentMethod',
      { isEnabled: true, title: 'Mine', values: { instructions: LONG_MARKER } },
      { at: { provider: 'manual' } },
    )
  }

  /** A form with a field of each type. */
  async #forms(): Promise<void> {
    const fields = FORM_FIELD_TYPE_NAMES.map((type) => ({
      ...{ id: `of-${type}`, type, title: 'Mine', description: 'Mine', options: ['Mine'] },
      ...{ placeholder: 'Mine', value: 'Mine', key: 'campaign', currencySymbol: '$' },
    }))
    const notices = [{ email: 'owner@example.com' }]
    const autoReply = { fieldId: 'of-email', subject: 'Mine', text: 'Mine' }
    const storage = { notices, autoReply }
    const { body } = await this.#fill('createForm', { name: 'Mine', fields, storage })
    this.#note('formId', body.form.id)
  }

  async #lists(): Promise<void> {
    const { body } = await this.#fill('createMailingList', { name: 'Mine' })
    this.#note('listId', body.lists[0].id)
    const somebody = { email: 'mine@example.com', name: 'Mine', proof: 'Mine' }
    await this.#fill('createSubscriber', somebody)
    const { fields, body: sent } = await fillAll(uploadQuery, { filename: '' }, ({ filename }) =>
      this.#owner.post(
        `${this.api}/lists/${this.#one('listId')}/imports?filename=${encodeURIComponent(filename)}`,
        Buffer.from(`Email,Name\nmarked@example.com,"${LONG_MARKER.replaceAll('"', '""')}"`),
      ),
    )
    this.filled.createSubscriberImport = fields
    this.#note('importId', sent.import.id)
  }

  /** Sends the form with a marker in each field that takes any text. */
  async #answer(visitor: Person): Promise<void> {
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const marked = ['text', 'textarea', 'twitter', 'password', 'hidden'].map((type) => [
      `of-${type}`,
      LONG_MARKER,
    ])
    // To this address the form writes a mail, besides that to its owner.
    const answers = { ...Object.fromEntries(marked), 'of-email': 'ada@example.com' }
    const sent = await visitor.post('/api/form/SaveFormSubmission', {
      formId: this.#one('formId'),
      key: body.key,
      form: JSON.stringify(answers),
      ...{ pageTitle: LONG_MARKER, pagePath: LONG_MARKER, pageId: SHORT_MARKER },
    })
    if (sent.status !== 200) throw new Error(`Not sent: ${JSON.stringify(sent.body)}`)
    const { body: another } = await visitor.post('/api/form/FormSubmissionKey', {})
    const signedUp = await visitor.post('/api/lists/sign-up', {
      ...{ key: another.key, email: 'reader@example.com', hasAgreed: true },
      ...{ firstName: SHORT_MARKER, lastName: SHORT_MARKER, agreesTo: LONG_MARKER },
      ...{ pageTitle: LONG_MARKER, pagePath: LONG_MARKER },
    })
    if (signedUp.status !== 200) throw new Error(`Not taken: ${JSON.stringify(signedUp.body)}`)
    const { body: list } = await this.#owner.get(`${this.api}/forms/${this.#one('formId')}/answers`)
    // It may have been held back.
    const { body: held } = await this.#owner.get(
      `${this.api}/forms/${this.#one('formId')}/answers?filter=held`,
    )
    const [{ id }] = [...list.items, ...held.items]
    this.#note('answerId', id)
    await this.#fill('editAnswers', { answerIds: [id], addLabels: ['Mine'] })
    const reply = { replyId: newId(), subject: 'Mine', text: 'Mine' }
    await this.#fill('createAnswerReply', reply)
  }

  async #zones(): Promise<void> {
    const places = [{ country: 'GB', regions: ['Mine'], postalCodes: [] }, EVERYWHERE]
    await this.#fill('putShippingZones', {
      zones: [
        {
          id: 'zone',
          title: 'Mine',
          places,
          rates: [
            {
              id: 'rate',
              title: 'Mine',
              kind: 'flat',
              steps: [{ from: 0, costMinor: 1 }],
              freeFromMinor: null,
              note: 'Mine',
            },
          ],
        },
      ],
    })
    const tax = { ratePpm: 1, isCompound: false, taxesShipping: true, categories: [] }
    await this.#fill('putTaxSettings', {
      pricesIncludeTax: false,
      zones: [
        { id: 'zone', title: 'Mine', places, rates: [{ id: 'rate', title: 'Mine', ...tax }] },
      ],
    })
    await this.#fill('previewPrices', {
      lines: [{ title: 'Mine', priceMinor: 1, quantity: 1 }],
      destination: { country: 'GB', region: 'Mine', postalCode: '' },
      codes: ['Mine'],
      discount: { title: 'Mine', kind: 'percent' },
    })
    // Applies by itself, so that its title is in every cart and order.
    const discount = { title: 'Mine', kind: 'percent', ratePpm: 10_000 }
    const { body } = await this.#fill('createDiscount', discount)
    this.#note('discountId', body.discount.id)
    await this.#fill('updateDiscount', discount)
  }

  async #settings(): Promise<void> {
    await this.#fill('putSiteHeaderFooter', {
      header: { title: 'Mine', announcement: '', buttonLabel: 'Go', buttonUrl: '/' },
    })
    const { cookieBanner, lockScreen, popup } = DEFAULT_SITE_SETTINGS
    const settings = {
      ...DEFAULT_SITE_SETTINGS,
      title: 'Mine',
      timeZone: 'Europe/Zurich',
      cookieBanner: { ...cookieBanner, mode: 'inform', text: 'Mine' },
      // Late enough that no journey over these pages meets it.
      lockScreen: { ...lockScreen, layout: 'card', title: 'Mine', text: 'Mine' },
      popup: { ...popup, isOn: true, title: 'Mine', text: 'Mine', buttonLabel: 'Go', delayS: 600 },
    }
    await this.#fill('putSiteSettings', settings)
    await this.#fill('putSiteStatus', { status: 'public', maintenanceText: '' })
    await this.#fill('createDeveloperKey', { name: 'Mine' })
    const blank = { id: newId(), blocks: {}, desktop: {}, phone: { auto: true } }
    const plain = { theme: 'light', height: 'small', anchor: '' }
    await this.#fill('createPreviewLink', { name: 'Mine', days: 1, showsLocked: false })
    await this.#fill('createSavedSection', { name: 'Mine', section: { ...blank, settings: plain } })
    const { body } = await this.#fill('createRedirect', { path: '/old', target: '/a-page' })
    this.#note('redirectId', body.redirects[0].id)
    await this.#fill('updateRedirect', { path: '/older', target: '/a-page' })
    await this.#fill('importRedirects', { text: '/oldest -> /a-page 301' })
    // Its settings have names of the caller's own, so there are no fields to find.
    await this.#owner.put(`${this.api}/v1/commerce-preferences/mine`, { words: LONG_MARKER })
    this.#note('namespace', 'mine')
  }

  /** A section with one block of every type but code, with markers in the settings of both. */
  async #blocks(): Promise<void> {
    const { body: list } = await this.#owner.get(`${this.api}/pages`)
    const home = list.pages.find(({ isHome }: { isHome: boolean }) => isHome)
    this.#note('homeId', home.id)
    const { body: editor } = await this.#owner.get(`${this.api}/pages/${home.id}/editor`)
    const document = editor.documents.find(({ part }: { part: string }) => part === 'page')
    this.#note('documentId', document.id)
    let { revision } = document
    const insert = async (part: object) => {
      const answer = await this.#owner.post(`${this.api}/documents/${document.id}/operations`, {
        baseRevision: revision,
        batchId: crypto.randomUUID(),
        operations: [{ kind: 'insertSection', index: 0, section: part }],
      })
      if (answer.status === 200) revision = answer.body.revision
      return answer
    }
    const plain = { theme: 'light', height: 'small', anchor: '' }
    for (const { name, label, type, version, schema, defaults } of BLOCKS) {
      if (name === 'code') continue
      this.blockLabels.push(label)
      const own = OWN_IDS[name]?.((id) => this.#one(id)) ?? {}
      const blockId = newId()
      const [sectionId, example] = [newId(), { ...defaults(), ...own }]
      const made = (settings: object, props: object) => ({
        id: sectionId,
        settings,
        blocks: { [blockId]: { id: blockId, type, version, props } },
        desktop: { [blockId]: { x: 0, y: 0, w: 12, h: 4, z: 1 } },
        phone: { auto: true },
      })
      const { fields } = await fillAll(schema, example, (props) => insert(made(plain, props)))
      this.filled[`block ${name}`] = fields
    }
    const { fields } = await fillAll(section.shape.settings, plain, (settings) =>
      insert({ id: newId(), settings, blocks: {}, desktop: {}, phone: { auto: true } }),
    )
    this.filled.section = fields
  }

  async #fill(
    name: string,
    example: object,
    { at = {}, as = this.#owner }: { at?: Readonly<Record<string, string>>; as?: Person } = {},
  ): Promise<Filled> {
    const call = CONTRACTS.find((one) => one.name === name)
    if (!call?.input) throw new Error(`${name} takes nothing`)
    const done = await fillAll(call.input, example, this.#sender(call, { at, as }))
    this.filled[name] = [...(this.filled[name] ?? []), ...done.fields]
    return done
  }

  #sender(call: Call, { at, as }: { at: Readonly<Record<string, string>>; as: Person }) {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => at[name] ?? this.#one(name))
    const write = { POST: as.post, PUT: as.put, PATCH: as.patch }
    return (body: object) => write[call.method as keyof typeof write](path, body)
  }

  #note(name: string, ...values: string[]): void {
    this.ids[name] = [...(this.ids[name] ?? []), ...values]
  }

  #one(name: string): string {
    const value = this.ids[name]?.at(-1)
    if (value === undefined) throw new Error(`Nothing is known as ${name}`)
    return value
  }
}

/** Calls with text fields that have neither an example nor a reason for having none. */
export function callsNotFilled({ filled }: MarkedSite): string[] {
  return CONTRACTS.filter(({ input }) => input && textFields(input).length > 0)
    .map(({ name }) => name)
    .filter((name) => !(name in filled) && !(name in LEFT_OUT))
}
