import type { FormFieldTypeName } from '@sitewright/core/forms/field-types'
import {
  AtSign,
  Banknote,
  CalendarDays,
  CircleDot,
  Clock,
  EyeOff,
  Globe,
  Hash,
  Heading,
  type IconComponent,
  List,
  Lock,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  SlidersHorizontal,
  SquareCheck,
  TextAlignStart,
  TextCursorInput,
  User,
} from '@sitewright/ui/icons'
import type { MessageId } from '../../messages.ts'

export const FIELD_ICONS: Readonly<Record<FormFieldTypeName, IconComponent>> = {
  text: TextCursorInput,
  textarea: TextAlignStart,
  number: Hash,
  currency: Banknote,
  radio: CircleDot,
  checkbox: SquareCheck,
  select: List,
  likert: SlidersHorizontal,
  name: User,
  email: Mail,
  phone: Phone,
  address: MapPin,
  website: Globe,
  twitter: AtSign,
  password: Lock,
  date: CalendarDays,
  time: Clock,
  section: Heading,
  hidden: EyeOff,
  file: Paperclip,
}

interface FieldGroup {
  readonly label: MessageId
  readonly types: readonly FormFieldTypeName[]
}

/** Kinds of questions as they are offered. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  { label: 'builder.groupText', types: ['text', 'textarea', 'number', 'currency'] },
  { label: 'builder.groupChoices', types: ['radio', 'checkbox', 'select', 'likert'] },
  {
    label: 'builder.groupPeople',
    types: ['name', 'email', 'phone', 'address', 'website', 'twitter', 'password'],
  },
  { label: 'builder.groupFiles', types: ['file'] },
  { label: 'builder.groupTime', types: ['date', 'time'] },
  { label: 'builder.groupLayout', types: ['section', 'hidden'] },
]
