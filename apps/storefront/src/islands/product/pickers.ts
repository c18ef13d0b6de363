/** Behaviour of the variant pickers: both forms say the same, and scripts can read what is chosen. */

import { chooseVariant } from '@sitewright/core/commerce/variant-choice'
import { type MarkupProduct, type MarkupVariant, readChoice } from './contract-markup.ts'

/** A change of a select checks the radio of the same value, and the other way round. */
export function mirrorPickers(root: Element, changed: EventTarget | null): void {
  if (changed instanceof HTMLSelectElement && changed.dataset.variantOptionName !== undefined) {
    for (const radio of radiosOf(root, changed.dataset.variantOptionName)) {
      radio.checked = radio.value === changed.value
    }
  }
  if (changed instanceof HTMLInputElement && changed.classList.contains('variant-radiobtn')) {
    const name = changed.closest<HTMLElement>('[data-variant-option-name]')?.dataset
      .variantOptionName
    const select = selectOf(root, name ?? '')
    if (select) select.value = changed.value
  }
}

/** The chosen variant, written where theme scripts look for it. */
export function noteChoice(root: Element, product: MarkupProduct): MarkupVariant | undefined {
  const holder = root.querySelector<HTMLElement>('.product-variants')
  const choice = readChoice(root)
  const { variant } = { variant: undefined, ...chooseVariant(product, choice) }
  if (!holder) return variant
  const missing = product.options.map(({ name }) => name).filter((name) => !choice[name])
  holder.dataset.unselectedOptions = JSON.stringify(missing)
  if (variant && missing.length === 0) holder.dataset.selectedVariant = JSON.stringify(variant)
  else delete holder.dataset.selectedVariant
  return variant
}

/** Says "sold out" in the text of values that no variant of the present choice has left. */
export function markSoldOut(root: Element, product: MarkupProduct): void {
  const choice = readChoice(root)
  for (const { name } of product.options) {
    const select = selectOf(root, name)
    for (const option of select?.options ?? []) {
      if (option.value === '') continue
      const isGone = !product.variants.some(
        (variant) => isLeft(variant) && fits(variant, { ...choice, [name]: option.value }),
      )
      option.text = isGone ? `${option.value} — sold out` : option.value
      markLabel(root, name, option.value, isGone)
    }
  }
}

function markLabel(root: Element, name: string, value: string, isGone: boolean): void {
  const radio = [...radiosOf(root, name)].find((candidate) => candidate.value === value)
  const label = radio?.labels?.[0]
  if (!label) return
  label.classList.toggle('sold-out', isGone)
  label.textContent = isGone ? `${value} — sold out` : value
}

/** Scrolls the gallery to the chosen variant's picture, without moving the page or the focus. */
export function showPicture(root: Element, variant: MarkupVariant | undefined): void {
  if (!variant?.mainImageId) return
  const slide = root.querySelector<HTMLElement>(
    `[data-image-id="${CSS.escape(variant.mainImageId)}"]`,
  )
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft - (slide.parentElement.offsetLeft ?? 0) })
}

export function isLeft(variant: MarkupVariant): boolean {
  return variant.unlimited || variant.qtyInStock > 0
}

function fits(variant: MarkupVariant, choice: Readonly<Record<string, string>>): boolean {
  return Object.entries(choice).every(([name, value]) => variant.attributes[name] === value)
}

function selectOf(root: Element, name: string): HTMLSelectElement | null {
  return root.querySelector(`select[data-variant-option-name="${CSS.escape(name)}"]`)
}

function radiosOf(root: Element, name: string): NodeListOf<HTMLInputElement> {
  return root.querySelectorAll(
    `.variant-radiobtn-wrapper[data-variant-option-name="${CSS.escape(name)}"] input.variant-radiobtn`,
  )
}
