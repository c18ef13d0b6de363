/**
 * A visit to one page: ties documents, saving and canvas together. Components show its stores and call
 * its deeds; this module does not know React.
 */

import type { Id } from '@sitewright/core/id'
import type { Capability } from '@sitewright/core/roles'
import type { TweakPageType } from '@sitewright/core/site/tweak-events'
import type { Edit, Workplace } from '../document/edit.ts'
import type { RowsTaken } from '../document/rows-taken.ts'
import type { SectionAddress, Selection } from '../document/selection.ts'
import type { StyleSession } from '../styles/style-session.ts'
import type { CanvasLink } from './canvas-link.ts'
import type { CanvasStore } from './canvas-state.ts'
import type { CollectionFacts } from './collection/collection-facts.ts'
import type { ItemDeeds } from './collection/item-deeds.ts'
import type { FoundEmbed, FoundPicture } from './find-embed.ts'
import type { OpenDrafts } from './open-drafts.ts'
import type { PictureUploads } from './picture-uploads.ts'
import type { OpenedEditor } from './subject.ts'
import type { ItemDesk } from './writing/item-desk.ts'

/** Parts of the studio that the canvas can ask for. */
export type Wish =
  | 'palette'
  | 'settings'
  | 'choice'
  | 'link'
  | 'find'
  | 'tools'
  | 'before'
  | 'canvas'

export interface Visit extends OpenDrafts {
  readonly opened: OpenedEditor
  readonly canvas: CanvasStore
  /** Kind of page, as the style panel tells scripts of the theme. */
  readonly pageType: TweakPageType
  readonly link: CanvasLink
  /** The look of the site, which is no part of the page. */
  readonly styles: StyleSession
  /** Pictures that were pasted or dropped and are on their way. */
  readonly uploads: PictureUploads
  /** Rows that blocks have taken for their content. */
  readonly rowsTaken: RowsTaken
  /** The fields of an item beside its text; absent on pages, and until it is on the screen. */
  readonly desk: { current: ItemDesk | undefined }
  /** Rights and rules for the items that the page lists; undefined where it lists none. */
  readonly collection: CollectionFacts | undefined
  /** Absent until the list is on the screen. */
  readonly itemDeeds: { current: ItemDeeds | undefined }
  /** Ids of the body of the page, or of the item on it, and of the site's footer. */
  readonly pageDocumentId: Id | undefined
  readonly footerDocumentId: Id | undefined
  /** The block field of the theme that a document stands in. */
  fieldOf(documentId: Id): string | undefined
  /** Gives a field that has nothing yet a document, which is empty. */
  openField(field: string): Promise<Id>
  workplace(): Workplace
  /** Asks a service what it has at an address. */
  findEmbed(address: string): Promise<FoundEmbed>
  /** Has the picture at an address on the web kept among those of the site. */
  findPicture(address: string): Promise<FoundPicture>
  /** Does an edit, shows and announces it; says so when it is refused. */
  perform(edit: Edit | undefined): void
  select(selection: Selection, how?: { reveal?: boolean; focus?: boolean }): void
  /** Shows a section's arrangement as it is here, where the canvas shows another. */
  showArrangement(address: SectionAddress): void
  /** Tells a canvas that was just opened which blocks are locked, and which are grouped. */
  showHeld(isNew: boolean): void
  /** Takes the keyboard to the page, to what is selected there. */
  focusCanvas(): void
  /** Whether the person's role on the site lets them. */
  can(capability: Capability): boolean
  /** Lets each press on the page choose a block more, or no longer. */
  setChoosing(isOn: boolean): void
  announce(text: string): void
  notify(message: string): void
  wish(wish: Wish): void
  /** Shows the canvas at a new address: after a change of the header, or when it did not answer. */
  showAt(place: { canvasUrl: string; canvasOrigin: string }): void
  /** Marks where others are working on the page. */
  showPeople(): void
  /** Draws what is around the sections anew, as it is saved. */
  redrawAround(): void
  /** Renders every section as it is here: the canvas shows only what the server has. */
  refresh(): void
  close(): void
}
