/** A press whose script could not be fetched: the shopper is told, and what works without scripts takes its place. */

import { say } from './say.ts'

/** Parts of the formatters' markup that are hidden once the form does their work. */
const REPLACED = '.product-variants, .product-quantity-input, .sqs-add-to-cart-button-wrapper'

/**
 * A link leads where it says, and a form is posted by the browser. Elsewhere the form that the page has for browsers without
 * scripts comes out.
 */
export function giveWay(root: Element, control: HTMLElement): void {
  if (control.matches('a[href], form[action] [type=submit]')) control.click()
  else showForm(root, control)
}

function showForm(root: Element, control: HTMLElement): void {
  const form = root.querySelector('noscript')
  const problem = document.createElement('p')
  problem.className = 'sw-product-problem'
  problem.setAttribute('role', 'alert')
  problem.textContent = say('Please check your internet connection.')
  ;(form ?? control).after(problem)
  if (!form) return
  // A browser that runs scripts keeps the content of `noscript` as text.
  form.insertAdjacentHTML('afterend', form.textContent ?? '')
  for (const part of root.querySelectorAll<HTMLElement>(REPLACED)) part.style.display = 'none'
}
