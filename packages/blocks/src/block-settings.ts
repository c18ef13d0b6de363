/** What a settings panel is given, and what it may ask the studio for. */

import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

export interface BlockSettingsProps<Props extends JsonObject = JsonObject> {
  /** As the block type's newest version has them. */
  props: Props
  /** Changes in a row with the same key are one step of undo. */
  onChange(props: Props, coalesceKey?: string): void
  services: BlockServices
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
  }[]
  readonly products: readonly { readonly id: Id; readonly title: string }[]
}
