import { Button, IconButton } from '@sitewright/ui'
import { CircleCheck, Rocket } from '@sitewright/ui/icons'
import { useText } from '../text.ts'
import type { Changes } from './use-changes.ts'

export interface PublishButtonProps {
  /** Undefined while that is not known. */
  changes: Changes | undefined
  canPublish: boolean
  /** Whether there is little room, as on a phone. */
  isShort?: boolean
  onPress(): void
}

/** The state of the whole site, which opens the list of what is to be published. */
export function PublishButton({ changes, canPublish, isShort, onPress }: PublishButtonProps) {
  const text = useText()
  const count = changes?.length
  const label =
    count === undefined ? text('publishing.stateUnknown') : text('publishing.state', { count })
  if (isShort && count === 0)
    return <IconButton label={label} icon={CircleCheck} onPress={onPress} />
  return (
    <Button
      size="small"
      look={canPublish && count ? 'primary' : 'secondary'}
      isWide={!isShort}
      {...(!isShort && { icon: count === 0 ? CircleCheck : Rocket })}
      aria-label={label}
      onPress={onPress}
    >
      {isShort && count !== undefined ? text('publishing.stateShort', { count }) : label}
    </Button>
  )
}
