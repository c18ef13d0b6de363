/** Outlines, handles, grid lines and the ghost of what is being dragged, in a shadow root above the page. */

import { type GridLines, rowAt } from './grid-lines.ts'
import type { Guide } from './guides.ts'
import { OVERLAY_CSS, PAGE_CSS } from './overlay-styles.ts'
import type { Rect } from './protocol.ts'

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

export interface Overlay {
  /** Takes the keyboard while something is selected. */
  readonly sink: HTMLElement
  readonly host: HTMLElement
  /** Screen pixels for one pixel of the page. */
  readonly scale: number
  setScale(scale: number): void
  showHover(rect: Rect | undefined, name: string): void
  showSelected(
    rect: Rect | undefined,
    look: { name: string; isBlock: boolean; isTyping: boolean; isLocked: boolean },
  ): void
  /** Outlines of each of several selected blocks; `showSelected` draws what is around them all. */
  showSeveral(rects: readonly Rect[]): void
  /** Blocks with their numbers in reading order. */
  showNumbers(marks: readonly { readonly name: string; readonly rect: Rect }[]): void
  /** The frame that is drawn around blocks to select them. */
  showFrame(rect: Rect | undefined): void
  showGuides(guides: readonly Guide[]): void
  /** Marks of where others are working. */
  showOthers(marks: readonly { readonly name: string; readonly rect: Rect }[]): void
  showGhost(rect: Rect | undefined, label: string): void
  showGrid(lines: GridLines | undefined): void
  /** The handle under a pointer event, or `move` for the grip. */
  grabbed(event: Event): Handle | 'move' | undefined
}

export function createOverlay(): Overlay {
  const host = document.createElement('sw-overlay')
  const root = host.attachShadow({ mode: 'closed' })
  adoptStyles(document, PAGE_CSS)
  adoptStyles(root, OVERLAY_CSS)

  const part = (className: string, parent: ParentNode & Node = root, tag = 'div') => {
    const element = document.createElement(tag)
    element.className = className
    parent.appendChild(element)
    return element
  }
  const grid = part('grid')
  const hover = part('hover')
  const hoverName = part('name', hover)
  const others = part('others')
  const several = part('several')
  const numbers = part('numbers')
  const frame = part('frame')
  const guides = part('guides')
  const selected = part('selected')
  const grip = part('name grip', selected)
  for (const handle of HANDLES) part(`handle ${handle}`, selected).dataset.handle = handle
  const ghost = part('ghost')
  const size = part('size', ghost)
  const sink = part('sink')
  sink.tabIndex = 0
  sink.setAttribute('role', 'application')
  sink.setAttribute('aria-roledescription', 'page canvas')
  sink.setAttribute('aria-label', 'Page')
  for (const decoration of [grid, hover, selected, ghost, frame]) {
    decoration.setAttribute('aria-hidden', 'true')
    decoration.hidden = true
  }
  for (const list of [several, numbers, guides]) list.setAttribute('aria-hidden', 'true')
  grip.dataset.handle = 'move'
  document.documentElement.appendChild(host)
  let scale = 1

  return {
    sink,
    host,
    get scale() {
      return scale
    },
    setScale(next) {
      scale = next
      host.style.setProperty('--screen', String(1 / next))
    },

    showHover(rect, name) {
      place(hover, rect)
      hoverName.textContent = name
    },

    showSelected(rect, { name, isBlock, isTyping, isLocked }) {
      place(selected, rect)
      grip.textContent = name
      selected.classList.toggle('block', isBlock)
      selected.classList.toggle('typing', isTyping)
      selected.classList.toggle('locked', isLocked)
      // At the very top there is no room above.
      selected.classList.toggle('inside', (rect?.y ?? 0) * scale < 24)
    },

    showSeveral(rects) {
      selected.classList.toggle('group', rects.length > 0)
      fill(several, rects.length, () => part('one', several))
      for (const [index, rect] of rects.entries()) place(childAt(several, index), rect)
    },

    showNumbers(marks) {
      fill(numbers, marks.length, () => part('badge', part('numbered', numbers)))
      placeNamed(numbers, marks)
    },

    showFrame: (rect) => place(frame, rect),

    showGuides(shown) {
      fill(guides, shown.length, () => part('distance', part('guide', guides)))
      for (const [index, { label, ...rect }] of shown.entries()) {
        const guide = childAt(guides, index)
        place(guide, rect)
        guide.classList.toggle('aligned', label === '')
        if (guide.firstElementChild) guide.firstElementChild.textContent = label
      }
    },

    showOthers(marks) {
      fill(others, marks.length, () => part('name', part('other', others)))
      placeNamed(others, marks)
    },

    showGhost(rect, label) {
      place(ghost, rect)
      size.textContent = label
    },

    showGrid(lines) {
      grid.hidden = !lines
      if (lines) drawGrid(grid, lines)
    },

    grabbed(event) {
      // Only the host's own closed root sees which of its parts was hit.
      const { clientX, clientY } = event as PointerEvent
      if (event.target !== host) return undefined
      const hit = root.elementFromPoint(clientX, clientY)
      return (hit as HTMLElement | null)?.dataset.handle as Handle | 'move' | undefined
    },
  }
}

/** Gives a list as many children as it is to have. */
function fill(list: HTMLElement, count: number, add: () => void): void {
  while (list.children.length > count) list.lastChild?.remove()
  while (list.children.length < count) add()
}

function childAt(list: HTMLElement, index: number): HTMLElement {
  return list.children[index] as HTMLElement
}

/** Puts each child over its mark, with the name in its label. */
function placeNamed(list: HTMLElement, marks: readonly { name: string; rect: Rect }[]): void {
  for (const [index, { name, rect }] of marks.entries()) {
    const child = childAt(list, index)
    place(child, rect)
    if (child.firstElementChild) child.firstElementChild.textContent = name
  }
}

function place(element: HTMLElement, rect: Rect | undefined): void {
  element.hidden = !rect
  if (!rect) return
  element.style.transform = `translate(${rect.x}px, ${rect.y}px)`
  element.style.width = `${rect.width}px`
  element.style.height = `${rect.height}px`
}

function drawGrid(element: HTMLElement, lines: GridLines): void {
  const first = lines.columns[0]
  const last = lines.columns.at(-1)
  if (!first || !last) return
  const top = rowAt(lines, 0).start
  const bottom = rowAt(lines, lines.rows.length + 3).end
  place(element, { x: first.start, y: top, width: last.end - first.start, height: bottom - top })
  while (element.children.length > lines.columns.length) element.lastChild?.remove()
  while (element.children.length < lines.columns.length) {
    element.appendChild(document.createElement('i'))
  }
  lines.columns.forEach(({ start, end }, index) => {
    const bar = element.children[index] as HTMLElement
    bar.style.left = `${start - first.start}px`
    bar.style.width = `${end - start}px`
  })
}

/** Constructed sheets leave the page's own HTML as it is, and pass any content security policy. */
function adoptStyles(root: DocumentOrShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
