import { IconButton, Menu, ToolbarButton } from '@sitewright/ui'
import { Check } from '@sitewright/ui/icons'
import type { TextState } from '../canvas/protocol.ts'
import { type FormatButton, NAMED_FORMATS } from './text-tools.ts'
import { useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

/** Buttons of a bar that show and change how the text is. */
export function FormatButtons({ list, text }: { list: readonly FormatButton[]; text: TextState }) {
  const words = useWords()
  const format = useFormat()
  return list.map(({ format: name, label, icon, shortcut = '' }) => (
    <ToolbarButton
      key={name}
      label={words(label)}
      icon={icon}
      shortcut={shortcut}
      isActive={text.formats.includes(name)}
      onPress={() => format(name)}
    />
  ))
}

/** Menus of the colours and sizes that the theme has for words. */
export function NamedMenus({ text }: { text: TextState }) {
  const words = useWords()
  const format = useFormat()
  return NAMED_FORMATS.map(({ format: kind, label, icon, names }) => (
    <Menu
      key={kind}
      label={words(label)}
      placement="bottom start"
      trigger={<IconButton label={words(label)} icon={icon} size="small" />}
      groups={[
        {
          id: kind,
          title: words(label),
          actions: names.map(({ name, label: said }) => ({
            id: name || 'none',
            label: words(said),
            ...(text[kind] === name && { icon: Check }),
            onAction: () => format(kind, { name, isAfterClosing: true }),
          })),
        },
      ]}
    />
  ))
}
