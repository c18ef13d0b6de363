/** Runs in the page: faults of its sections that can be measured. Each is told with the name of its section. */

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, audio[controls], video[controls], [tabindex="0"]'
/** Text that is no words on the page. */
const NOT_SHOWN = 'option, script, style, noscript, svg, .visually-hidden, .sw-form-trap'

const sections = () => [...document.querySelectorAll<HTMLElement>('main section[id]')]

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** A run of words in one line, or a control, with as much of its box as is not cut off. */
interface Part {
  readonly element: Element
  readonly words: string
  readonly box: DOMRect
}

/** Words that lie over other words, and controls that lie over words. */
export function overlaps(): string[] {
  return sections().flatMap((section) => {
    const parts = [...wordsIn(section), ...controlsIn(section)]
    const pairs = parts.flatMap((one, index) =>
      parts.slice(index + 1).map((other) => [one, other] as const),
    )
    const found = pairs
      .filter(([one, other]) => isApart(one.element, other.element) && isOver(one.box, other.box))
      .map(([one, other]) => `${section.id}: “${one.words}” and “${other.words}”`)
    return [...new Set(found)]
  })
}

function wordsIn(section: Element): Part[] {
  const parts: Part[] = []
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!element || words === '' || element.closest(NOT_SHOWN) || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    parts.push(...[...range.getClientRects()].map((box) => ({ element, words, box })))
  }
  return seen(parts)
}

function controlsIn(section: Element): Part[] {
  const controls = [...section.querySelectorAll('button, select, textarea, input')].filter(isShown)
  return seen(
    controls.map((element) => ({
      element,
      words: element.ariaLabel ?? element.tagName,
      box: element.getBoundingClientRect(),
    })),
  )
}

/** Parts as far as they can be seen; what is for screen readers alone is a pixel large. */
function seen(parts: readonly Part[]): Part[] {
  return parts
    .map((part) => ({ ...part, box: seenOf(part.element, part.box) }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
}

function seenOf(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const around = at.getBoundingClientRect()
    if (overflowX !== 'visible') {
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
    }
    if (overflowY !== 'visible') {
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

const isApart = (one: Element, other: Element) => !(one.contains(other) || other.contains(one))

/** Lines may be set so close that their boxes touch. */
function isOver(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && down > Math.min(one.height, other.height) * 0.3
}

/** Words that something cuts off, without a way to scroll to them, and words outside their section or the window. */
export function cutOff(): string[] {
  return sections().flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('*')].filter(hasWords).flatMap((element) => {
      const why = lossOf(element, section)
      return why ? [`${section.id}: “${element.textContent?.trim().slice(0, 40)}” ${why}`] : []
    }),
  )
}

function hasWords(element: HTMLElement): boolean {
  const isWritten = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  return isWritten && !element.closest(NOT_SHOWN) && isShown(element)
}

function lossOf(element: HTMLElement, section: HTMLElement): string | undefined {
  const box = element.getBoundingClientRect()
  for (let at = element; at !== section; at = at.parentElement ?? section) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
    // Scrolls to the side, moves by itself, or is cut after some lines on purpose.
    if (/auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none') return undefined
    if (at.matches('.Marquee-display')) return undefined
    if (isCutBy(at, at === element, box)) return `is cut off by ${at.className || at.tagName}`
  }
  if (box.right > innerWidth + 1 || box.left < -1) return 'reaches out of the window'
  const reach = box.bottom - section.getBoundingClientRect().bottom
  return reach > 2 ? `reaches out of its section by ${Math.round(reach)} px` : undefined
}

function isCutBy(at: HTMLElement, isItself: boolean, box: DOMRect): boolean {
  const { overflowX, overflowY } = getComputedStyle(at)
  const around = at.getBoundingClientRect()
  const isOutX = isItself
    ? at.scrollWidth > at.clientWidth + 1
    : box.left < around.left - 2 || box.right > around.right + 2
  const isOutY = isItself
    ? at.scrollHeight > at.clientHeight + 2
    : box.top < around.top - 2 || box.bottom > around.bottom + 2
  const hides = (overflow: string) => /hidden|clip/.test(overflow)
  return (hides(overflowX) && isOutX) || (hides(overflowY) && isOutY)
}

/**
 * Controls that show no outline while they have the focus, neither themselves nor what stands for them. Only after a key was
 * pressed is focus that a script gives shown as that of a keyboard.
 */
export function withoutFocus(): string[] {
  return sections().flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>(CONTROLS)].filter(takesFocusUnseen).map((control) => {
      const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40)
      return `${section.id}: ${control.tagName} “${name}”`
    }),
  )
}

function takesFocusUnseen(control: HTMLElement): boolean {
  control.focus({ preventScroll: true })
  if (document.activeElement !== control) return false
  return ![control, control.nextElementSibling, control.closest('label')].some(isOutlined)
}

function isOutlined(element: Element | null): boolean {
  if (!element) return false
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
}

/** Least contrast of what is drawn to what is behind it (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3

/**
 * Drawings that hardly differ from the background in forced colours: parts of charts that keep colours of their own, and signs
 * that are a background in a shape, which forced colours drop.
 */
export function unseenDrawings(): string[] {
  return sections().flatMap((section) => {
    const elements = [...section.querySelectorAll('*')].filter(
      (element) => isShown(element) && !element.closest('.visually-hidden'),
    )
    const found = elements.flatMap((element) => [...faintParts(element), ...droppedSigns(element)])
    return [...new Set(found.map((name) => `${section.id}: ${name}`))]
  })
}

/** A part that has the colour of its text is drawn in that of the visitor. Slices of a pie have a rim around them. */
function faintParts(element: Element): string[] {
  const { fill, stroke, color } = getComputedStyle(element)
  const isPart = element instanceof SVGGeometryElement && element.closest('.sw-chart')
  if (!isPart || element.matches('.sw-chart-slice, .sw-chart-grid')) return []
  const colors = [fill, stroke].filter((one) => one !== 'none')
  const isSeen = colors.some((one) => one === color || contrast(one, 'Canvas') >= LEAST_CONTRAST)
  return isSeen ? [] : [element.getAttribute('class') ?? element.localName]
}

function droppedSigns(element: Element): string[] {
  return ['', '::before', '::after']
    .filter((pseudo) => {
      const style = getComputedStyle(element, pseudo || null)
      // An element with content is a picture in a shape, or a band that fades out at its ends.
      const isMade =
        pseudo === ''
          ? element.childNodes.length === 0
          : !['none', 'normal'].includes(style.content)
      const isSign = style.clipPath !== 'none' || style.maskImage !== 'none'
      return isMade && isSign && style.getPropertyValue('forced-color-adjust') !== 'none'
    })
    .map((pseudo) => (element.getAttribute('class') ?? element.localName) + pseudo)
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Relative luminance of any colour of CSS, on white where it is transparent. */
function luminanceOf(color: string): number {
  if (!pixel) return 0
  for (const paint of ['white', ofThisPage(color)]) {
    pixel.fillStyle = paint
    pixel.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour that the page has for a name such as `Canvas`, which a canvas knows only as a browser's own. */
function ofThisPage(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = color
  const { color: computed } = getComputedStyle(probe)
  probe.remove()
  return computed
}
