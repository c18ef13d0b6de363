import type { Template } from '@sitewright/template'
import type { CollectionConf, PageConf } from './conf/conf-shapes.ts'
import type { ThemePreset } from './read-presets.ts'
import type { StyleFile } from './styles/style-source.ts'
import type { Tweak } from './styles/tweak.ts'
import type { ThemeProblem } from './theme-problem.ts'
import type { LayoutScript } from './theme-scripts.ts'
import type { ThemeStrings } from './theme-strings.ts'

/** A theme, read and parsed once. Immutable. */
export interface Theme {
  /** Name of its folder, or the storage key of an installed one. */
  readonly id: string
  readonly name: string
  /** Empty if the manifest names none. */
  readonly author: string
  /** A hash that changes with every byte of the theme. */
  readonly revision: string
  /** A hash that changes with every byte of its style sheets, and with their order. */
  readonly styleRevision: string
  /** `revision` as a number, as templates append it to addresses. */
  readonly revisionNumber: number
  /** Whole documents by layout id; each is its regions joined in order. */
  readonly layouts: ReadonlyMap<string, Template>
  /** Labels by layout id. */
  readonly layoutNames: ReadonlyMap<string, string>
  readonly defaultLayout: string
  readonly navigations: readonly ThemeNavigation[]
  readonly collections: ReadonlyMap<string, ThemeCollection>
  /** Kinds of collections for which the theme uses the platform's templates. */
  readonly systemCollections: ReadonlySet<string>
  /** Partials of the platform that templates may apply: `sqs-share-buttons`, `sqs-social-links`. */
  readonly systemPartials: ReadonlySet<string>
  /** Item types that the theme adds, by name. */
  readonly customTypes: ReadonlyMap<string, ThemeCustomType>
  readonly pages: ReadonlyMap<string, ThemePage>
  /** Partials by the name that `apply` uses: `product-card.block`. */
  readonly partials: Readonly<Record<string, Template>>
  /** The theme's markup for blocks of the platform, by their type: `image`, `button`, `gallery`, `summary-v2`. */
  readonly blockOverrides: ReadonlyMap<string, Template>
  /** Scripts by layout id. */
  readonly layoutScripts: ReadonlyMap<string, readonly LayoutScript[]>
  /** Translations, read through `stringsFor`. */
  readonly strings: ThemeStrings
  /** Sheets in the order they apply. */
  readonly styles: readonly StyleFile[]
  /** Other style sheets, which those in `styles` import. */
  readonly importableStyles: readonly StyleFile[]
  readonly tweaks: readonly Tweak[]
  /** Whether its styles name the platform's own properties, `--sw-color-text` and others: themes from elsewhere do not. */
  readonly isNative: boolean
  /**
   * Whether its scripts put into pages what was not in their HTML: the next page, while the head stays, a lightbox or a calendar.
   */
  readonly needsAllStyles: boolean
  /** Presets in the order of their names. */
  readonly presets: readonly ThemePreset[]
  /** Files that are served verbatim: `/assets/logo.svg`, `/scripts/site.js`. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Size in bytes of all its files together, served or not. */
  readonly fileBytes: number
  readonly problems: readonly ThemeProblem[]
}

export interface ThemeNavigation {
  readonly title: string
  /** The name that `navigationId` refers to. */
  readonly name: string
}

/** An item type with fields of its own, which items keep in `customContent`. */
export interface ThemeCustomType {
  readonly name: string
  readonly title: string
  /** The kind of item that it extends. */
  readonly base: 'image' | 'text' | 'video' | 'event' | 'audio'
  readonly fields: readonly ThemeField[]
}

export interface ThemeField {
  readonly name: string
  readonly title: string
  readonly type: 'text' | 'wysiwyg' | 'image' | 'checkbox' | 'gallery'
}

export interface ThemeCollection {
  readonly name: string
  readonly conf: CollectionConf
  readonly list: Template | undefined
  readonly item: Template | undefined
}

export interface ThemePage {
  readonly name: string
  readonly conf: PageConf
  readonly template: Template
}
