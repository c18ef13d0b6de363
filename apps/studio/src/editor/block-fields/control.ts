/** Props of every control: the field it draws, its value, its texts, and what it may ask the studio for. */

import type { AnyField, Fields, TermKind } from '@sitewright/blocks/fields'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { ReactNode } from 'react'

export type FieldKind = AnyField['kind']

export type FieldOf<Kind extends FieldKind> = Extract<AnyField, { readonly kind: Kind }>

export interface ControlProps<Kind extends FieldKind = FieldKind> {
  field: FieldOf<Kind>
  value: FieldOf<Kind>['initial']
  /** Values of the field and of those beside it. */
  values: JsonObject
  /** Label and hint of the field, in the reader's language. */
  texts: FieldTexts
  services: BlockServices
  /** Any other text of the field in the reader's language, by its name within the field. */
  say(name: string, english: string): string
  /** Changes in a row with the same key are one step of undo. */
  onChange(value: FieldOf<Kind>['initial'], coalesceKey?: string): void
  /** Draws the fields that the field holds. */
  drawFields(list: FieldList): ReactNode
}

export interface FieldTexts {
  readonly label: string
  readonly description?: string
}

export interface FieldList {
  fields: Fields
  values: JsonObject
  onChange(values: JsonObject, coalesceKey?: string): void
}

export interface BlockServices {
  /** Lets the owner choose or upload a picture; nothing if they change their mind. */
  choosePicture(): Promise<{ readonly id: Id } | undefined>
  /** A small version of an uploaded picture, for the panel. */
  pictureUrl(assetId: Id): string
  readonly pages: readonly {
    readonly id: Id
    readonly title: string
    readonly path: string
    /** Posts, events, products: there is something in it to search. */
    readonly holdsItems: boolean
    readonly holdsEvents: boolean
    /** Folders and indexes. */
    readonly holdsPages: boolean
  }[]
  readonly products: readonly { readonly id: Id; readonly title: string }[]
  readonly funds: readonly { readonly id: Id; readonly name: string }[]
  /** Names that a collection's items have, for suggestions; authors are the site's. None where they cannot be read. */
  loadTerms(of: TermKind, collectionId: Id): Promise<readonly string[]>
}
