/** The look of a site: a part of its draft and of every version, like its header. */

export interface SiteStyle {
  /** The folder name of a built-in theme, or the id of a version of a theme that is installed on the site. */
  readonly theme: string
  /** Chosen values by tweak name; a tweak without one has the theme's own value. */
  readonly tweaks: Readonly<Record<string, string>>
  /** The owner's own LESS, which comes last. */
  readonly css: string
}

/** The style that sites had before there was a choice. */
export const DEFAULT_SITE_STYLE: SiteStyle = { theme: 'hearth', tweaks: {}, css: '' }

export function isSameStyle(a: SiteStyle, b: SiteStyle): boolean {
  if (a.theme !== b.theme || a.css !== b.css) return false
  const names = Object.keys({ ...a.tweaks, ...b.tweaks })
  return names.every((name) => a.tweaks[name] === b.tweaks[name])
}
