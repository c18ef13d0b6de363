import type { Product } from '../products/data.ts'
import { onSale, soldOut } from './prices.ts'
import { attribute, slug } from './text.ts'

interface Item {
  readonly id: string
  readonly title: string
  readonly fullUrl: string
  readonly recordType: number
  readonly recordTypeLabel: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly author: { readonly displayName: string }
  readonly starred: boolean
}

export function itemClasses(item: Item): string {
  const featured = item.starred ? ' featured' : ''
  return classesOf(item) + featured
}

/** `position` counts from 1. */
export function productClasses(product: Product, position: number): string {
  const featured = product.starred ? ' featured' : ''
  const sale = onSale(product) ? ' on-sale' : ''
  const gone = soldOut(product) ? ' sold-out' : ''
  return `${classesOf(product)} article-index-${position}${featured}${sale}${gone}`
}

function classesOf({ categories, tags, author, recordTypeLabel }: Item): string {
  let classes = 'hentry'
  for (const category of categories) classes += ` category-${slug(category)}`
  for (const tag of tags) classes += ` tag-${slug(tag)}`
  return `${classes} author-${slug(author.displayName)} post-type-${recordTypeLabel}`
}

export function productStatus(product: Product): string {
  if (soldOut(product)) return '<div class="product-mark sold-out">sold out</div>'
  return onSale(product) ? '<div class="product-mark sale">sale</div>' : ''
}

export function variantName({
  optionValues,
}: Product['structuredContent']['variants'][number]): string {
  return optionValues.map(({ value }) => value).join(' / ')
}

interface Post extends Item {
  readonly systemDataId: string
  readonly assetUrl: string
  readonly likeCount: number
  readonly publicCommentCount: number
}

export function likeButton({ id, likeCount }: Post): string {
  return `
  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${likeCount}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
}

export function commentLink({ id, fullUrl, publicCommentCount: count }: Post): string {
  return `
  <a href="${fullUrl}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${count === 0 ? 'No' : count}
  Comment${count === 1 ? '' : 's'}
  </a>
`
}

export function commentCount({ publicCommentCount: count }: Post): string {
  if (count === 0) return 'No Comments'
  return count === 1 ? '1 Comment' : `${count} Comments`
}

export function shareButtons({ systemDataId, assetUrl, recordType, fullUrl, title }: Post): string {
  return (
    `<span class="squarespace-social-buttons inline-style" data-system-data-id="${systemDataId}" ` +
    `data-asset-url="${assetUrl}" data-record-type="${recordType}" data-full-url="${fullUrl}" ` +
    `data-title="${attribute(title)}"></span>`
  )
}
