/** What a page tells its scripts in `Static.SQUARESPACE_CONTEXT`, as far as ours read it. */
export interface StaticContext {
  readonly website?: {
    readonly language?: string
    readonly shareButtonOptions?: Readonly<Record<string, boolean>>
  }
  readonly websiteSettings?: {
    readonly disqusShortname?: string
    readonly storeSettings?: { readonly currency?: string }
  }
  /** Values of the theme's tweaks that are for scripts. */
  readonly tweakJSON?: Record<string, string>
}

declare global {
  interface Window {
    Static?: { SQUARESPACE_CONTEXT?: StaticContext }
  }
}
