/** `ImageLoader`: pictures whose `src` a theme leaves to a script, and those that fill what they stand in. */

import { pictureWidthFor } from '@sitewright/core/files/picture-widths'

export interface PictureOptions {
  /** How the picture stands in its parent. */
  mode?: string
  load?: boolean
}

export const pictureLoader = {
  /** Shows one picture: an element, or what holds one. False for what is none. */
  load(target: unknown, { mode }: PictureOptions = {}): boolean {
    const image = elementOf(target)
    if (!(image instanceof HTMLImageElement)) return false
    const source = image.dataset.src ?? image.dataset.image
    if (source && !image.getAttribute('src')) image.src = sized(source, image)
    fit(image, mode)
    if (image.complete) image.classList.remove('loading')
    else image.addEventListener('load', () => image.classList.remove('loading'), { once: true })
    return true
  },

  /** Fits a picture into its place anew. */
  refreshContentMode(target: unknown, options?: PictureOptions): boolean {
    return pictureLoader.load(target, options)
  },

  /** Every picture of the page that the theme did not keep for itself. */
  bootstrap(): void {
    const pictures = document.querySelectorAll('img[data-src]:not([data-load="false"])')
    for (const picture of pictures) pictureLoader.load(picture)
  },
}

/** A plugin for nodes that shows their picture: `node.plug(Y.Squarespace.Loader2, { mode: 'fill' })`. */
export class PictureLoaderPlugin {
  static readonly NS = 'loader'
  private readonly host: unknown
  private readonly options: PictureOptions

  constructor({ host, ...options }: PictureOptions & { host?: unknown } = {}) {
    this.host = host
    this.options = options
    if (options.load !== false) this.load()
  }

  load(): boolean {
    return pictureLoader.load(this.host, this.options)
  }

  refreshContentMode(): boolean {
    return this.load()
  }

  destroy(): void {}
}

/** An element as YUI wraps it, the library that old themes use. */
interface Wrapped {
  getDOMNode?(): unknown
  _node?: unknown
}

/** The element in such a wrapping, or the value itself. */
export function elementOf(target: unknown): unknown {
  const wrapped = target as Wrapped | null | undefined
  return wrapped?.getDOMNode?.() ?? wrapped?._node ?? target
}

/** All elements that a script names: by a selector, as one element, or as several in a list, each also as YUI wraps them. */
export function elementsOf(target: unknown, within: ParentNode | undefined): Element[] {
  if (typeof target === 'string') return target ? [...(within?.querySelectorAll(target) ?? [])] : []
  const listed = (target as WrappedList | null | undefined)?.getDOMNodes?.() ?? target
  const all = isList(listed) ? Array.from(listed) : [listed]
  return all.map(elementOf).filter((one) => one instanceof Element)
}

/** Elements as YUI wraps several of them. */
interface WrappedList {
  getDOMNodes?(): unknown
}

const isList = (target: unknown): target is ArrayLike<unknown> =>
  Array.isArray(target) || target instanceof NodeList || target instanceof HTMLCollection

/** Loads the picture in the smallest width that fills it on this screen. */
function sized(source: string, image: HTMLImageElement): string {
  if (!source.startsWith('/images/') || source.includes('format=')) return source
  const box = image.clientWidth || image.parentElement?.clientWidth || innerWidth
  const wanted = box * (devicePixelRatio || 1)
  return `${source}${source.includes('?') ? '&' : '?'}format=${pictureWidthFor(wanted)}w`
}

const PARENTS = { cover: '.content-fill', contain: '.content-fit' } as const

/** Fills its parent, or stands in it whole, with its focal point in view. */
function fit(image: HTMLImageElement, mode: string | undefined): void {
  const { parentElement: parent, style } = image
  const isIn = (name: keyof typeof PARENTS, wish: string) =>
    mode === wish || (mode === undefined && parent?.matches(PARENTS[name]))
  const how = isIn('cover', 'fill') ? 'cover' : isIn('contain', 'fit') ? 'contain' : undefined
  if (how === undefined) return
  const [x = 0.5, y = 0.5] = image.dataset.imageFocalPoint?.split(',').map(Number) ?? []
  style.width = '100%'
  style.height = '100%'
  style.objectFit = how
  if (x >= 0 && y >= 0) style.objectPosition = `${x * 100}% ${y * 100}%`
}
