/** Says under the button what happened; the only markup that the product island adds to a page. */

export interface ProductStatus {
  /** `status` is read out politely; `problem` at once, and it stays until the next message. */
  tell(status: string, problem?: string, title?: string): void
  remove(): void
}

/** Live regions have to be in the page before they are written to. The message has a line of its own, so that the button keeps its. */
export function productStatus(button: HTMLElement): ProductStatus {
  const root = document.createElement('div')
  root.className = 'sw-product-messages'
  const polite = document.createElement('p')
  polite.className = 'sw-product-status visually-hidden'
  polite.setAttribute('role', 'status')
  root.append(polite)
  ;(button.closest('.sqs-add-to-cart-button-wrapper') ?? button).after(root)
  let alert: HTMLElement | undefined
  return {
    tell: (status, problem, title = '') => {
      if (polite.textContent !== status) polite.textContent = status
      if (problem === undefined) {
        alert?.remove()
        alert = undefined
        return
      }
      if (alert?.querySelector('p')?.textContent === problem) return
      alert?.remove()
      alert = alertOf(title, problem)
      root.append(alert)
      // Below the last line of the window nobody would see why nothing happens.
      alert.scrollIntoView({ block: 'nearest' })
    },
    remove: () => root.remove(),
  }
}

function alertOf(title: string, problem: string): HTMLElement {
  const alert = document.createElement('div')
  alert.className = 'sw-product-problem'
  alert.setAttribute('role', 'alert')
  const strong = document.createElement('strong')
  strong.textContent = title
  const words = document.createElement('p')
  words.textContent = problem
  alert.append(strong, words)
  return alert
}
