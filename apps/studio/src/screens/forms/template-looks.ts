import type { FormTemplate } from '@sitewright/core/forms/form-templates'
import {
  BriefcaseBusiness,
  CalendarDays,
  ClipboardList,
  type IconComponent,
  MessageSquare,
  ShoppingBag,
  SquarePlus,
} from '@sitewright/ui/icons'
import type { MessageId } from '../../messages.ts'

export interface TemplateLook {
  readonly id: FormTemplate
  readonly icon: IconComponent
  readonly label: MessageId
  readonly hint: MessageId
}

/** Templates in the order in which they are offered. */
export const TEMPLATE_LOOKS: readonly TemplateLook[] = [
  {
    id: 'contact',
    icon: MessageSquare,
    label: 'forms.templateContact',
    hint: 'forms.templateContactHint',
  },
  { id: 'order', icon: ShoppingBag, label: 'forms.templateOrder', hint: 'forms.templateOrderHint' },
  {
    id: 'event',
    icon: CalendarDays,
    label: 'forms.templateEvent',
    hint: 'forms.templateEventHint',
  },
  {
    id: 'survey',
    icon: ClipboardList,
    label: 'forms.templateSurvey',
    hint: 'forms.templateSurveyHint',
  },
  {
    id: 'application',
    icon: BriefcaseBusiness,
    label: 'forms.templateApplication',
    hint: 'forms.templateApplicationHint',
  },
  { id: 'blank', icon: SquarePlus, label: 'forms.templateBlank', hint: 'forms.templateBlankHint' },
]
