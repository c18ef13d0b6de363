/** The additions to YUI that the platform of old themes had made, and small helpers beside them. */

import { elementOf } from './picture-loader.ts'

interface YuiEvents {
  fire(name: string, event: object): void
  on(name: string, listener: (event: unknown) => void): void
}

export interface Yui {
  readonly Global: YuiEvents
  readonly Node: { readonly prototype: object }
  readonly Anim?: new (config: object) => object
  Squarespace?: object
  Data?: object
}

export interface DataRequest {
  url: string
  /** Parameters of the address's query. */
  data?: Readonly<Record<string, string>>
  /** `raw` for text; anything else is JSON. */
  responseFormat?: string
  success?(answer: unknown): void
  failure?(error: unknown): void
}

/** `Y.Data.get`: asks the site itself for a page or for what it says of one. */
export async function getData({ url, data, responseFormat, success, failure }: DataRequest) {
  const asked = async () => {
    const address = new URL(url, location.href)
    for (const [name, value] of Object.entries(data ?? {})) address.searchParams.set(name, value)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address.pathname} answers ${response.status}.`)
    return await (responseFormat === 'raw' ? response.text() : response.json())
  }
  // A listener that fails is no failure of the answer.
  const [answer, error] = await asked().then(
    (one) => [one, undefined] as const,
    (reason) => [undefined, reason ?? new Error('No answer')] as const,
  )
  if (error === undefined) success?.(answer)
  else failure?.(error)
}

interface YuiMaker {
  readonly Env: { readonly mods: Readonly<Record<string, unknown>> }
  readonly prototype: { use(...names: unknown[]): unknown }
  add(name: string, body: () => void, version: string, details?: { requires?: string[] }): unknown
}

/**
 * Modules of the platform, such as `squarespace-gallery-ng`, are there for whoever asks for them: what they would bring is
 * below `Y.Squarespace` already. YUI would look for them elsewhere, and be late for hooks of the page.
 */
export function addPlatformModules(maker: YuiMaker): void {
  const add = maker.add
  const { use } = maker.prototype
  const provide = (names: readonly unknown[]) => {
    for (const name of names) {
      const isOurs = typeof name === 'string' && name.startsWith('squarespace-')
      if (isOurs && !Object.hasOwn(maker.Env.mods, name)) add.call(maker, name, () => {}, '1')
    }
  }
  maker.prototype.use = function (...names) {
    provide(names.flat())
    return use.apply(this, names)
  }
  maker.add = (name, body, version, details) => {
    provide(details?.requires ?? [])
    return add.call(maker, name, body, version, details)
  }
}

/** `node.height()`, `node.width()` and `node.anim(attributes, options)`, where YUI has none of its own. */
export function addNodeMethods(Y: Yui): void {
  const methods = {
    height: heightOf,
    width: widthOf,
    anim(this: unknown, attributes: object, options: object) {
      return Y.Anim && new Y.Anim({ node: this, ...attributes, ...options })
    },
  }
  for (const [name, value] of Object.entries(methods)) {
    // Writable, as YUI's own methods are: themes may put theirs in its place.
    if (!(name in Y.Node.prototype)) {
      Object.defineProperty(Y.Node.prototype, name, { value, writable: true, configurable: true })
    }
  }
}

function heightOf(this: unknown): number {
  const element = elementOf(this)
  return element instanceof HTMLElement ? element.offsetHeight : 0
}

function widthOf(this: unknown): number {
  const element = elementOf(this)
  return element instanceof HTMLElement ? element.offsetWidth : 0
}

/** Tells of the end of a change of the window's size by `resize:end`. */
export class ResizeEmitter {
  private readonly timeout: number

  /** `timeout`: in milliseconds without a further change. */
  constructor({ timeout = 100 }: { timeout?: number } = {}) {
    this.timeout = timeout
  }

  on(name: string, listener: (event: object) => void, self?: unknown): { detach(): void } {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => listener.call(self, { type: name }), this.timeout)
    }
    if (name === 'resize:end') addEventListener('resize', hear)
    return { detach: () => removeEventListener('resize', hear) }
  }
}

/** A plugin for nodes: makes their text smaller until it fits into their parent. */
export class TextShrink {
  static readonly NS = 'textShrink'
  private readonly element: unknown
  private readonly triggerWidth: number

  /** `triggerWidth`: of the window in pixels, above which text stays as it is. */
  constructor({ host, triggerWidth }: { host?: unknown; triggerWidth?: number } = {}) {
    this.element = elementOf(host)
    this.triggerWidth = triggerWidth ?? Number.POSITIVE_INFINITY
    this.shrink()
    new ResizeEmitter().on('resize:end', () => this.shrink())
  }

  destroy(): void {
    if (this.element instanceof HTMLElement) this.element.style.fontSize = ''
  }

  private shrink(): void {
    const { element } = this
    if (!(element instanceof HTMLElement)) return
    element.style.fontSize = ''
    const room = element.parentElement?.clientWidth ?? 0
    if (innerWidth > this.triggerWidth || room === 0 || element.scrollWidth <= room) return
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    element.style.fontSize = `${Math.max(10, Math.floor((size * room) / element.scrollWidth))}px`
  }
}
