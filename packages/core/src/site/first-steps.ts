/** First steps of a new site's owner: which ones a site has, from what is in it, and which of them are done. */

import { type CollectionKindName, collectionKind } from '../content/collection-kinds.ts'
import type { Id } from '../id.ts'
import { type Capability, can } from '../roles.ts'

/** In the order in which they are offered. */
export const FIRST_STEPS = [
  'identity',
  'home',
  'product',
  'post',
  'pictures',
  'page',
  'payment',
  'publish',
] as const

export type FirstStepName = (typeof FIRST_STEPS)[number]

export interface FirstStep {
  readonly name: FirstStepName
  readonly isDone: boolean
  /** Page at which it is done; null where that is no page. */
  readonly pageId: Id | null
}

/** A page of the draft, as far as the steps go by it. */
export interface PageFacts {
  readonly id: Id
  readonly kind: CollectionKindName
  readonly isHome: boolean
  /** Whether its body was edited since it was made. */
  readonly isEdited: boolean
  /** Whether items were added since the site was made, besides those that it began with. */
  readonly hasOwnItems: boolean
}

export interface SiteFacts {
  readonly pages: readonly PageFacts[]
  readonly hasLogo: boolean
  /** Whether products are sold at all: the store can be switched off. */
  readonly sells: boolean
  /** Whether a shopper could pay with real money. */
  readonly takesMoney: boolean
  readonly isPublished: boolean
}

/** Capability that a step needs; people whose role has it not are not shown the step. */
const NEEDS: Readonly<Record<FirstStepName, Capability>> = {
  identity: 'site.settings',
  home: 'content.edit',
  product: 'products.edit',
  post: 'content.edit',
  pictures: 'content.edit',
  page: 'content.edit',
  payment: 'commerce.settings',
  publish: 'content.publish',
}

/** The kind of page that each step of adding something is about, as the site's main content is looked for. */
const MAIN_CONTENT = { product: 'products', post: 'blog', pictures: 'gallery' } as const

/** The steps of a site for somebody with this role. A shop is filled with products, a magazine with posts, and so on. */
export function firstStepsOf(site: SiteFacts, role: number): FirstStep[] {
  const home = site.pages.find(({ isHome }) => isHome)
  const steps: readonly (FirstStep | undefined)[] = [
    { name: 'identity', isDone: site.hasLogo, pageId: null },
    home && collectionKind(home.kind).hasBody
      ? { name: 'home', isDone: home.isEdited, pageId: home.id }
      : undefined,
    contentStep(site, home),
    site.sells && site.pages.some(({ kind }) => kind === 'products')
      ? { name: 'payment', isDone: site.takesMoney, pageId: null }
      : undefined,
    { name: 'publish', isDone: site.isPublished, pageId: null },
  ]
  return steps.filter((step) => step !== undefined && can(role, NEEDS[step.name])) as FirstStep[]
}

/** Adding to what the site is mainly about, which is the kind of its home page before any other. */
function contentStep({ pages, sells }: SiteFacts, home: PageFacts | undefined): FirstStep {
  const names = Object.keys(MAIN_CONTENT) as (keyof typeof MAIN_CONTENT)[]
  const first = names.find((name) => MAIN_CONTENT[name] === home?.kind)
  const offered = [...(first ? [first] : []), ...names].filter(
    (name) => name !== 'product' || sells,
  )
  for (const name of offered) {
    const page = pages.find(({ kind }) => kind === MAIN_CONTENT[name])
    const isDone = pages.some(({ kind, hasOwnItems }) => kind === MAIN_CONTENT[name] && hasOwnItems)
    if (page) return { name, isDone, pageId: page.id }
  }
  return { name: 'page', isDone: pages.some((page) => !page.isHome && page.isEdited), pageId: null }
}
