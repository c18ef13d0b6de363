/** `Y.Squarespace.Lightbox2`: pictures that a theme's script shows above the page. */

import { withNotices } from './notices.ts'
import { openPictures, type ShownPicture } from './picture-dialog.ts'
import { elementOf } from './picture-loader.ts'
import { say } from './say.ts'
import { type Listener, tellEach } from './tell-each.ts'

/** One thing to show, as themes name it. */
interface SetEntry {
  /** A picture, or an element with one in it; YUI may wrap it. */
  readonly content?: unknown
  readonly meta?: unknown
}

export interface LightboxConfig {
  set?: readonly SetEntry[]
  currentSetIndex?: number
  theme?: string
}

export class ThemeLightbox {
  private readonly config: LightboxConfig
  private readonly listeners = new Map<string, Listener[]>()
  private dialog: HTMLDialogElement | null = null

  constructor(config: LightboxConfig = {}) {
    this.config = config
  }

  render(): this {
    const { set = [], currentSetIndex = 0, theme = 'dark' } = this.config
    const pictures = set.flatMap(pictureOf)
    if (pictures.length === 0 || this.dialog) return this
    const before = document.activeElement
    this.dialog = openPictures(pictures, {
      start: Math.min(Math.max(0, currentSetIndex), pictures.length - 1),
      theme,
      say,
      onClose: () => {
        this.dialog = null
        if (before instanceof HTMLElement) before.focus()
        tellEach(this.listeners.get('close'), { type: 'close' })
      },
    })
    return this
  }

  open(): this {
    return this.render()
  }

  close(): void {
    this.dialog?.close()
  }

  destroy(): void {
    this.close()
    this.listeners.clear()
  }

  on(name: string, listener: Listener): { detach(): void } {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
    return { detach: () => this.detach(name, listener) }
  }

  after(name: string, listener: Listener): { detach(): void } {
    return this.on(name, listener)
  }

  private detach(name: string, listener: Listener): void {
    this.listeners.set(
      name,
      (this.listeners.get(name) ?? []).filter((one) => one !== listener),
    )
  }
}

Object.setPrototypeOf(ThemeLightbox.prototype, withNotices('Y.Squarespace.Lightbox2', {}))

function pictureOf({ content, meta }: SetEntry): ShownPicture[] {
  const element = elementOf(content)
  if (!(element instanceof Element)) return []
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  return image ? [{ image, description: wordsOf(meta) }] : []
}

/** The words of markup, without what else is in it. */
function wordsOf(meta: unknown): string {
  const element = elementOf(meta)
  if (element instanceof Element) return element.textContent?.trim() ?? ''
  if (typeof meta !== 'string') return ''
  return new DOMParser().parseFromString(meta, 'text/html').body.textContent?.trim() ?? ''
}
