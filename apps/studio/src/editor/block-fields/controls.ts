import type { ComponentType, ReactNode } from 'react'
import { AddressControl } from './AddressControl.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import { CodeControl } from './CodeControl.tsx'
import { CollectionControl } from './CollectionControl.tsx'
import type { ControlProps, FieldKind } from './control.ts'
import { EmbedControl } from './EmbedControl.tsx'
import { FileControl } from './FileControl.tsx'
import { FocalPointControl } from './FocalPointControl.tsx'
import { FormControl } from './FormControl.tsx'
import { FundControl } from './FundControl.tsx'
import { GroupControl } from './GroupControl.tsx'
import { LinesControl } from './LinesControl.tsx'
import { LinkControl } from './LinkControl.tsx'
import { ListControl } from './ListControl.tsx'
import { MailingListControl } from './MailingListControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { PictureControl } from './PictureControl.tsx'
import { PlaceControl } from './PlaceControl.tsx'
import { ProductControl } from './ProductControl.tsx'
import { TermsControl } from './TermsControl.tsx'
import { TextControl } from './TextControl.tsx'
import { ToggleControl } from './ToggleControl.tsx'

/** Text that is typed on the page and settings of earlier versions have nothing in the panel. */
const nothing = () => null

const CONTROLS: { readonly [Kind in FieldKind]: (props: ControlProps<Kind>) => ReactNode } = {
  address: AddressControl,
  choice: ChoiceControl,
  code: CodeControl,
  collection: CollectionControl,
  embed: EmbedControl,
  file: FileControl,
  focalPoint: FocalPointControl,
  form: FormControl,
  former: nothing,
  fund: FundControl,
  group: GroupControl,
  lines: LinesControl,
  link: LinkControl,
  list: ListControl,
  mailingList: MailingListControl,
  number: NumberControl,
  picture: PictureControl,
  place: PlaceControl,
  product: ProductControl,
  richText: nothing,
  terms: TermsControl,
  text: TextControl,
  toggle: ToggleControl,
}

/** The control that draws fields of a kind. */
export function controlOf(kind: FieldKind): ComponentType<ControlProps> {
  return CONTROLS[kind] as ComponentType<ControlProps>
}
