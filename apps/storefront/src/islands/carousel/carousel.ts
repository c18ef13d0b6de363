/** Carousel of a summary: buttons that scroll it by what it shows. Keys and fingers scroll it anyway. */

export function mount(root: Element): () => void {
  const list = root.querySelector<HTMLElement>('.sw-summary-list')
  if (!list) return () => {}
  const { previous = '', next = '' } = list.dataset
  const isRightToLeft = getComputedStyle(list).direction === 'rtl'
  const sides = [
    { label: previous, towards: -1, sign: isRightToLeft ? '→' : '←' },
    { label: next, towards: 1, sign: isRightToLeft ? '←' : '→' },
  ]
  const buttons = sides.map(({ label, towards, sign }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'summary-carousel-pager'
    button.ariaLabel = label
    button.textContent = sign
    button.onclick = () => {
      if (isAtEnd(list, towards)) return
      list.scrollBy({ left: towards * list.clientWidth * (isRightToLeft ? -1 : 1) })
    }
    return { button, towards }
  })
  // Not `disabled`, which would take the keyboard's focus away at either end.
  const show = () => {
    for (const { button, towards } of buttons) {
      button.hidden = isAtEnd(list, -1) && isAtEnd(list, 1)
      button.ariaDisabled = String(isAtEnd(list, towards))
    }
  }
  const sized = new ResizeObserver(show)
  sized.observe(list)
  list.addEventListener('scroll', show)
  list.after(...buttons.map(({ button }) => button))
  show()
  return () => {
    sized.disconnect()
    list.removeEventListener('scroll', show)
    for (const { button } of buttons) button.remove()
  }
}

/** Whether nothing is left to scroll to; positions may be parts of a pixel. */
function isAtEnd(list: HTMLElement, towards: number): boolean {
  const at = Math.abs(list.scrollLeft)
  return towards < 0 ? at < 2 : at > list.scrollWidth - list.clientWidth - 2
}
