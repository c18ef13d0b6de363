/** All kinds of fields of blocks. */

import type { AddressField } from './address.ts'
import type { ChoiceField } from './choice.ts'
import type { CodeField } from './code.ts'
import type { CollectionField } from './collection.ts'
import type { EmbedField } from './embed.ts'
import type { FileField } from './file.ts'
import type { FocalPointField } from './focal-point.ts'
import type { FormField } from './form.ts'
import type { FormerField } from './former.ts'
import type { FundField } from './fund.ts'
import type { GroupField } from './group.ts'
import type { LinesField } from './lines.ts'
import type { LinkField } from './link.ts'
import type { ListField } from './list.ts'
import type { MailingListField } from './mailing-list.ts'
import type { NumberField } from './number.ts'
import type { PictureField } from './picture.ts'
import type { PlaceField } from './place.ts'
import type { ProductField } from './product.ts'
import type { RichTextField } from './rich-text.ts'
import type { TermsField } from './terms.ts'
import type { TextField } from './text.ts'
import type { ToggleField } from './toggle.ts'

/** Every kind of field, in alphabetical order. The editor's table of controls has an entry for each. */
export type AnyField =
  | AddressField
  | ChoiceField
  | CodeField
  | CollectionField
  | EmbedField
  | FileField
  | FocalPointField
  | FormField
  | FormerField
  | FundField
  | GroupField<Fields>
  | LinesField
  | LinkField
  | ListField<Fields>
  | MailingListField
  | NumberField
  | PictureField
  | PlaceField
  | ProductField
  | RichTextField
  | TermsField
  | TextField
  | ToggleField

/** Fields in the order in which the panel draws them. */
export type Fields = Readonly<Record<string, AnyField>>
