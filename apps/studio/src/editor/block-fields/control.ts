/** Props of every control: the field it draws, its value, its texts, and what it may ask the studio for. */

import type { AnyField, Fields, FileField, TermKind } from '@sitewright/blocks/fields'
import type { Link } from '@sitewright/blocks/link'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { ReactNode } from 'react'
import type { FoundEmbed } from '../find-embed.ts'
import type { FoundPlace, FoundPlaces } from '../find-places.ts'

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
  /** Whether it only shows the value. */
  isReadOnly: boolean
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

export type WantedFile = Pick<FileField, 'accepts' | 'extension'>

export interface BlockServices {
  /** Lets the owner choose or upload a picture; nothing if they change their mind. */
  choosePicture(): Promise<{ readonly id: Id } | undefined>
  /** Several pictures at once, in the order in which they were chosen; none if they change their mind. */
  choosePictures(): Promise<readonly { readonly id: Id }[]>
  /** Lets the owner choose or upload a file of a kind; nothing if they change their mind. */
  chooseFile(wanted: WantedFile): Promise<{ readonly id: Id } | undefined>
  /** Name of a file that the block has; undefined while it is not known, and for one that was removed. */
  fileName(assetId: Id): string | undefined
  /** Asks the service that has what is at an address; without `embed` it could not be found, and `problem` says why. */
  findEmbed(address: string): Promise<FoundEmbed>
  /** Places that a map service knows by an address. */
  findPlaces(address: string): Promise<FoundPlaces>
  placeAt(placeId: string): Promise<FoundPlace>
  /** Lets the owner search the site for what a link leads to; nothing if they change their mind. Undefined outside of the editor. */
  readonly chooseLink: ((current: Link) => Promise<Link | undefined>) | undefined
  /** Question for the description of a picture that has none; absent where pictures are not described. */
  readonly askForDescription?: (assetId: Id) => ReactNode
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
  /** Absent once the pages are known, and until asking for them has failed. */
  readonly pagesFailure?: { readonly isTrying: boolean; tryAgain(): void }
  readonly products: readonly { readonly id: Id; readonly title: string }[]
  /** Names that a collection's items have, for suggestions; authors are the site's. None where they cannot be read. */
  loadTerms(of: TermKind, collectionId: Id): Promise<readonly string[]>
  readonly forms: readonly { readonly id: Id; readonly name: string }[]
  /** Undefined for those who may not make and change forms. */
  readonly formDoors: FormDoors | undefined
  readonly funds: readonly { readonly id: Id; readonly name: string }[]
  readonly mailingLists: readonly {
    readonly id: Id
    readonly name: string
    readonly isDefault: boolean
  }[]
}

/** Ways to where forms are made and changed. */
export interface FormDoors {
  addressOf(formId: Id): string
  /** Asks what a new form is to begin with; nothing if they change their mind. */
  newForm(): Promise<{ readonly id: Id } | undefined>
  /** Makes a form of one that was built elsewhere; nothing where it is refused, which is said. */
  keepForm(form: SiteForm): Promise<{ readonly id: Id } | undefined>
}
