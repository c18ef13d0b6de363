import type { Template } from '@sitewright/template'
import type { CollectionConf, PageConf } from './conf/conf-shapes.ts'
import type { ThemePreset } from './read-presets.ts'
import type { StyleFile } from './styles/style-source.ts'
import type { Tweak } from './styles/tweak.ts'
import type { ThemeProblem } from './theme-problem.ts'
import type { LayoutScript } from './theme-scripts.ts'
import type { ThemeStrings } from './theme-strings.ts'

/** A theme, read and parsed once. Nothing in it changes afterwards. */
export interface Theme {
  /** Name of its folder, or where an installed one is kept. */
  readonly id: string
  readonly name: string
  /** Empty where it does not say. */
  readonly author: string
  /** Changes with every byte of the theme. */
  readonly revision: string
  /** Changes with every byte of its style sheets, and with their order. */
  readonly styleRevision: string
  /** `revision` as a number, as templates print it behind addresses. */
  readonly revisionNumber: number
  /** Whole documents by layout id; each is its regions, one after another. */
  readonly layouts: ReadonlyMap<string, Template>
  /** What people call them, by layout id. */
  readonly layoutNames: ReadonlyMap<string, string>
  readonly defaultLayout: string
  readonly navigations: readonly ThemeNavigation[]
  readonly collections: ReadonlyMap<string, ThemeCollection>
  /** Kinds of collections whose templates the theme leaves to the platform. */
  readonly systemCollections: ReadonlySet<string>
  /** What the platform brings for templates to apply: `sqs-share-buttons`, `sqs-social-links`. */
  readonly systemPartials: ReadonlySet<string>
  /** Types of items that the theme adds, by name. */
  readonly customTypes: ReadonlyMap<string, ThemeCustomType>
  readonly pages: ReadonlyMap<string, ThemePage>
  /** By the name that `apply` uses: `product-card.block`. */
  readonly partials: Readonly<Record<string, Template>>
  /** The theme's markup for blocks of the platform, by their type: `image`, `button`, `gallery`, `summary-v2`. */
  readonly blockOverrides: ReadonlyMap<string, Template>
  /** By layout id. */
  readonly layoutScripts: ReadonlyMap<string, readonly LayoutScript[]>
  /** Asked by `stringsFor`. */
  readonly strings: ThemeStrings
  /** In the order they apply. */
  readonly styles: readonly StyleFile[]
  /** Other style sheets, which those import. */
  readonly importableStyles: readonly StyleFile[]
  readonly tweaks: readonly Tweak[]
  /** In the order of their names. */
  readonly presets: readonly ThemePreset[]
  /** Served as they are: `/assets/logo.svg`, `/scripts/site.js`. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Of all its files together, served or not. */
  readonly fileBytes: number
  readonly problems: readonly ThemeProblem[]
}

export interface ThemeNavigation {
  readonly title: string
  /** What `navigationId` names. */
  readonly name: string
}

/** A type of items with fields of its own, which items keep in `customContent`. */
export interface ThemeCustomType {
  readonly name: string
  readonly title: string
  /** What kind of item it adds to. */
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
