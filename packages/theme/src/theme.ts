import type { JsonObject } from '@sitewright/core/json'
import type { Template } from '@sitewright/template'
import type { StyleFile } from './styles/style-source.ts'
import type { Tweak } from './styles/tweaks.ts'

/** A theme directory, read and parsed once. Nothing in it changes afterwards. */
export interface Theme {
  /** Name of its folder. */
  readonly id: string
  readonly name: string
  /** Changes with every byte of the theme. */
  readonly revision: string
  /** The same as a number, as templates print it behind addresses. */
  readonly revisionNumber: number
  /** Whole documents by layout id; each is its regions, one after another. */
  readonly layouts: ReadonlyMap<string, Template>
  readonly defaultLayout: string
  readonly navigations: readonly ThemeNavigation[]
  readonly collections: ReadonlyMap<string, ThemeCollection>
  /** Kinds of collections whose templates the theme leaves to the platform. */
  readonly systemCollections: ReadonlySet<string>
  readonly pages: ReadonlyMap<string, ThemePage>
  /** By the name that `apply` uses: `product-card.block`. */
  readonly partials: Readonly<Record<string, Template>>
  /** What `{localizedStrings.…}` finds. */
  readonly strings: Readonly<Record<string, string>>
  /** In the order they apply. */
  readonly styles: readonly StyleFile[]
  /** Other style sheets, which those import. */
  readonly importableStyles: readonly StyleFile[]
  readonly tweaks: readonly Tweak[]
  /** Served as they are: `/assets/logo.svg`, `/scripts/site.js`. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly problems: readonly ThemeProblem[]
}

export interface ThemeNavigation {
  readonly title: string
  /** What `navigationId` names. */
  readonly name: string
}

export interface ThemeCollection {
  readonly name: string
  readonly conf: JsonObject
  readonly list: Template | undefined
  readonly item: Template | undefined
}

export interface ThemePage {
  readonly name: string
  readonly conf: JsonObject
  readonly template: Template
}

/** Something a theme's author should know. The theme works as far as it can. */
export interface ThemeProblem {
  /** Stable, for programs, where there is one. */
  readonly code?: string
  readonly message: string
  readonly file?: string
  /** Counts from 1. */
  readonly line?: number
  readonly column?: number
}
