import type { ProductRecord } from './product-table.ts'

/** Revision number of a body's draft before anything was written into it. */
const UNTOUCHED = 1

type Body = Pick<ProductRecord, 'publishedRevision' | 'revision'>

/**
 * Whether anything was ever written into a product's body. One that nobody touched gets no published revision, so that
 * its page has nothing to fetch for it.
 */
export function hasDraftedBody({ revision }: Body): boolean {
  return revision !== null && revision > UNTOUCHED
}

/** Whether the draft of the body differs from what shoppers see. */
export function hasUnpublishedBody({ revision, publishedRevision }: Body): boolean {
  return revision !== null && revision !== (publishedRevision ?? UNTOUCHED)
}
