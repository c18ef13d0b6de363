/** The settings panel of every block type. Apart from the registry, so that no server ever loads them. */

import type { JsonObject } from '@sitewright/core/json'
import type { ComponentType } from 'react'
import type { BlockSettingsProps } from './block-settings.ts'
import { ButtonSettings } from './button/Settings.tsx'
import { CodeSettings } from './code/Settings.tsx'
import { HorizontalRuleSettings } from './horizontal-rule/Settings.tsx'
import { HtmlSettings } from './html/Settings.tsx'
import { ImageSettings } from './image/Settings.tsx'
import { ProductSettings } from './product/Settings.tsx'
import { SearchSettings } from './search/Settings.tsx'
import { SpacerSettings } from './spacer/Settings.tsx'

export type { BlockServices, BlockSettingsProps } from './block-settings.ts'

/** By block type, in the registry's order. */
const PANELS: ReadonlyMap<number, ComponentType<BlockSettingsProps>> = new Map([
  [53, panel(ButtonSettings)],
  [23, panel(CodeSettings)],
  [47, panel(HorizontalRuleSettings)],
  [2, panel(HtmlSettings)],
  [5, panel(ImageSettings)],
  [43, panel(ProductSettings)],
  [33, panel(SearchSettings)],
  [21, panel(SpacerSettings)],
])

/** The panel for a block of this type. Give it the block's props as `readProps` reads them. */
export function settingsOf(type: number): ComponentType<BlockSettingsProps> | undefined {
  return PANELS.get(type)
}

/** Forgets the props' type, as the registry does for blocks. */
function panel<Props extends JsonObject>(
  Panel: ComponentType<BlockSettingsProps<Props>>,
): ComponentType<BlockSettingsProps> {
  return Panel as unknown as ComponentType<BlockSettingsProps>
}
