import { IconButton, Menu } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { useWords } from '../use-words.ts'
import { useCommandGroups } from './use-command-groups.ts'

/** All commands for what is selected: what the context menu has, for fingers and for those who look for it in the bar. */
export function MoreCommands() {
  const words = useWords()
  const label = words('moreCommands')
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      groups={useCommandGroups()}
    />
  )
}
