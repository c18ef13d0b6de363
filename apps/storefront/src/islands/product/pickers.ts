/** Behaviour of the variant pickers: both forms say the same, and scripts can read what is chosen. */

import {
  type Attributes,
  chooseVariant,
  type ValueState,
  valueState,
} from '@sitewright/core/commerce/variant-choice'
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

/** Chooses values as a shopper would, in both forms. */
export function choose(root: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const select = selectOf(root, name)
    if (!select) continue
    select.value = value
    mirrorPickers(root, select)
  }
}

/** The name of a chosen swatch, which has no words that are seen. */
export function nameSwatches(root: Element): void {
  const choice = readChoice(root)
  for (const option of root.querySelectorAll<HTMLElement>('[data-picker="swatches"]')) {
    const title = option.querySelector<HTMLElement>('.variant-option-title')
    const name = option.querySelector('select')?.dataset.variantOptionName ?? ''
    if (!title) continue
    title.dataset.title ??= title.textContent ?? ''
    title.textContent = title.dataset.title + (choice[name] ?? '')
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

/**
 * Marks values that lead to nothing with the present choice. In the list by words, among the buttons by a class and words for
 * screen readers alone, so that a button never grows. The server marked them in the same way for no choice.
 */
export function markValues(root: Element, { options, variants, words }: MarkupProduct): void {
  const chosen = readChoice(root)
  for (const { name } of options) {
    const radios = [...radiosOf(root, name)]
    for (const option of selectOf(root, name)?.options ?? []) {
      const { value } = option
      if (value === '') continue
      const state = valueState(variants, { chosen, name, value }, isLeft)
      const mark = state === 'left' ? '' : ` — ${words[state]}`
      option.text = value + mark
      markLabel(radios.find((radio) => radio.value === value)?.labels?.[0], { value, mark, state })
    }
  }
}

function markLabel(
  label: HTMLElement | undefined,
  { value, mark, state }: { value: string; mark: string; state: ValueState },
): void {
  if (!label) return
  label.classList.toggle('sold-out', state === 'soldOut')
  label.classList.toggle('unavailable', state === 'unavailable')
  label.textContent = value
  if (mark === '') return
  const words = document.createElement('span')
  words.className = 'visually-hidden'
  words.textContent = mark
  label.append(words)
}

/** Whether the chosen variant is known to be sold out. The server has the last word on the others. */
export function isSoldOut(root: Element, product: MarkupProduct): boolean {
  const { variant } = { variant: undefined, ...chooseVariant(product, readChoice(root)) }
  return variant !== undefined && !isLeft(variant)
}

/** Whether options are chosen by it. */
export function isPicker(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('select[data-variant-option-name], .variant-radiobtn')
  )
}

function isLeft(variant: MarkupVariant): boolean {
  return variant.unlimited || variant.qtyInStock > 0
}

function selectOf(root: Element, name: string): HTMLSelectElement | null {
  return root.querySelector(`select[data-variant-option-name="${CSS.escape(name)}"]`)
}

function radiosOf(root: Element, name: string): NodeListOf<HTMLInputElement> {
  return root.querySelectorAll(
    `.variant-radiobtn-wrapper[data-variant-option-name="${CSS.escape(name)}"] input.variant-radiobtn`,
  )
}
