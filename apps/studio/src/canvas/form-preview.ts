/**
 * The preview of a form beside its builder: shows the form as the studio has it drawn, and nothing else of the page. Fields can be
 * tried; nothing is sent, and no link leads away.
 */

import type { Line } from './protocol.ts'

/** Message with the form's HTML. */
interface Drawing {
  readonly html: string
}

export function start(line: Line): void {
  if (document.readyState !== 'loading') begin(line)
  else document.addEventListener('readystatechange', () => begin(line), { once: true })
}

function begin(line: Line): void {
  const formId = new URLSearchParams(location.search).get('form') ?? ''
  const place = document.querySelector<HTMLElement>(`[data-document-id="${CSS.escape(formId)}"]`)
  if (!place) return
  leaveAlone(place)
  // The page is as high as the form, whose height the studio gives to the frame.
  const style = document.createElement('style')
  style.textContent = 'html, body { min-height: 0 !important; height: auto !important }'
  document.head.append(style)
  for (const event of ['click', 'submit', 'auxclick'] as const) {
    document.addEventListener(event, (given) => {
      const isLink = given.target instanceof Element && given.target.closest('a, [type=submit]')
      if (event === 'submit' || isLink) given.preventDefault()
    })
  }
  const tellHeight = () =>
    line.send({ height: Math.ceil(place.getBoundingClientRect().bottom + scrollY) })
  new ResizeObserver(tellHeight).observe(place)
  line.hear((data) => {
    if (!isDrawing(data)) return
    place.innerHTML = data.html
    tellHeight()
  })
  line.send({ isReady: true })
}

/** Hides whatever stands beside an element and beside all that it is in. */
function leaveAlone(element: HTMLElement): void {
  for (let one = element; one !== document.body && one.parentElement; one = one.parentElement) {
    for (const other of one.parentElement.children) {
      if (other === one || !(other instanceof HTMLElement)) continue
      other.style.setProperty('display', 'none', 'important')
    }
  }
}

function isDrawing(data: unknown): data is Drawing {
  return typeof data === 'object' && data !== null && typeof (data as Drawing).html === 'string'
}
