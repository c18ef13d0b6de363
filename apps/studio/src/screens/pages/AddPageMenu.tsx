import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { StandIn } from '@sitewright/core/content/special-pages'
import { Button, Menu, type MenuAction } from '@sitewright/ui'
import { Plus, Search, SearchX } from '@sitewright/ui/icons'
import type { ScreenAction } from '../../palette/palette-store.ts'
import { type Text, useText } from '../../text.ts'
import { type CreatableKind, KIND_GROUPS, kindHint, kindIcon } from './kind-looks.ts'
import type { PageQuestion } from './PageDialogs.tsx'

interface AddPageMenuProps {
  onAsk(question: PageQuestion): void
  /** Pages of the platform that the site has no page of its own for. */
  standIns: readonly StandIn[]
  onStandIn(name: StandIn): void
}

const STAND_IN_LOOKS = {
  notFound: { label: 'pageSettings.notFound', hint: 'kinds.notFound', icon: SearchX },
  search: { label: 'pageSettings.search', hint: 'kinds.search', icon: Search },
} as const satisfies Record<StandIn, object>

/** Every kind of page, each with what it is for. */
export function AddPageMenu({ onAsk, standIns, onStandIn }: AddPageMenuProps) {
  const text = useText()
  const system = standIns.map((name): MenuAction => {
    const { label, hint, icon } = STAND_IN_LOOKS[name]
    return {
      ...{ id: name, label: text(label), description: text(hint), icon },
      onAction: () => onStandIn(name),
    }
  })
  return (
    <Menu
      label={text('pages.add')}
      trigger={
        <Button look="primary" icon={Plus}>
          {text('pages.add')}
        </Button>
      }
      groups={KIND_GROUPS.map(({ id, title, kinds }) => ({
        id,
        title: text(title),
        actions: [
          ...kinds.map((kind) => ({
            id: kind,
            label: collectionKind(kind).label,
            description: text(kindHint(kind)),
            icon: kindIcon(kind),
            onAction: () => onAsk(questionFor(kind)),
          })),
          ...(id === 'pages' ? system : []),
        ],
      }))}
    />
  )
}

/** Actions in the palette that add a page of each kind. */
export function addPageActions(
  text: Text,
  onAsk: (question: PageQuestion) => void,
): readonly ScreenAction[] {
  return KIND_GROUPS.flatMap(({ kinds }) => kinds).map((kind) => ({
    id: `add-${kind}`,
    label: text('pages.addTitle', { kind: collectionKind(kind).label }),
    icon: Plus,
    run: () => onAsk(questionFor(kind)),
  }))
}

function questionFor(kind: CreatableKind): PageQuestion {
  return kind === 'link' ? { kind, link: undefined } : { kind: 'add', collection: kind }
}
