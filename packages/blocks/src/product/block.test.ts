import { describe, expect, it } from 'vitest'
import { documentNeeds } from '../needs.ts'
import { blockOf, documentOf, htmlOf, IDS, sectionOf } from '../testing.ts'
import { productBlock } from './block.ts'

const PRODUCT = 43
const chosen = { productId: IDS.product }
const PARTS = ['picture', 'title', 'price', 'description', 'variants', 'quantity', 'addToCart']
const showing = (...parts: readonly string[]) => ({
  ...chosen,
  show: Object.fromEntries(PARTS.map((part) => [part, parts.includes(part)])),
})

describe('the product block', () => {
  it('shows the product and sells it', () => {
    const html = htmlOf(PRODUCT, chosen)
    expect(html).toContain('<a href="/shop/mug">Mug &lt;small&gt;</a>')
    expect(html).toContain('class="product-price"')
    expect(html).toContain('src="/images/bowl.jpg?format=1000w"')
    expect(html).toContain('class="product-variants"')
    expect(html).toContain('class="product-quantity-input"')
    expect(html).toContain('sqs-add-to-cart-button')
  })

  it('says that a product is sold out', () => {
    const html = htmlOf(PRODUCT, { productId: IDS.soldOutProduct })
    expect(html).toContain('<div class="product-mark sold-out">sold out</div>')
  })

  it('brings the main picture of each variant along', () => {
    const html = htmlOf(PRODUCT, chosen)
    expect(html).toContain(
      `<template class="sw-variant-picture" data-image-id="${IDS.asset}"><img src=`,
    )
    expect(htmlOf(PRODUCT, showing('title', 'addToCart', 'variants'))).not.toContain('<template')
  })

  it('shows nothing that was switched off', () => {
    const html = htmlOf(PRODUCT, showing('title'))
    expect(html).toContain('product-title')
    expect(html).not.toMatch(/<img|product-price|product-excerpt|product-variants|add-to-cart/)
  })

  it('shows the description when asked to', () => {
    expect(htmlOf(PRODUCT, showing('description'))).toContain('<p>Holds coffee.</p>')
  })

  it('sends shoppers to the product’s page when they cannot choose here', () => {
    const html = htmlOf(PRODUCT, showing('addToCart'))
    expect(html).toContain('Choose options')
    expect(html).not.toContain('sqs-add-to-cart-button"')
  })

  it('opens the product above the page where its owner wants that', () => {
    const words = '<span class="visually-hidden">: Mug &lt;small&gt;</span>'
    const link = `<a class="sqs-product-quick-view-button" href="/shop/mug" data-id="${IDS.product}" data-group="products">Quick View${words}</a>`
    expect(htmlOf(PRODUCT, chosen)).not.toContain('quick-view')
    expect(htmlOf(PRODUCT, { ...chosen, quickView: true })).toContain(link)
  })

  it('asks for a product in the editor only', () => {
    expect(htmlOf(PRODUCT)).toBe('')
    expect(htmlOf(PRODUCT, {}, 'edit')).toContain('Choose a product')
    expect(htmlOf(PRODUCT, { productId: IDS.missing }, 'edit')).toContain('no longer for sale')
  })

  it('needs its product', () => {
    const document = documentOf(sectionOf(blockOf(PRODUCT, chosen)))
    expect(documentNeeds(document).products).toEqual([IDS.product])
  })

  it('takes its own defaults', () => {
    expect(productBlock.schema.safeParse(productBlock.defaults()).success).toBe(true)
  })
})
