/** Dark mode: as the device has it, or as was chosen on this device. The page being edited keeps its site's own colours. */

import { type IconComponent, Monitor, Moon, Sun } from '@sitewright/ui/icons'
import { create } from 'zustand'

export type Appearance = 'system' | 'light' | 'dark'

export const APPEARANCES: readonly { readonly name: Appearance; readonly icon: IconComponent }[] = [
  { name: 'system', icon: Monitor },
  { name: 'light', icon: Sun },
  { name: 'dark', icon: Moon },
]

const KEY = 'sitewright:appearance'

/** The choice that the device keeps; as the device has it where it keeps none, or nothing that is one. */
function keptChoice(): Appearance {
  try {
    const kept = localStorage.getItem(KEY)
    return APPEARANCES.find(({ name }) => name === kept)?.name ?? 'system'
  } catch {
    return 'system'
  }
}

export const useAppearance = create<{ readonly choice: Appearance }>(() => ({
  choice: keptChoice(),
}))

export function chooseAppearance(choice: Appearance): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A device that keeps nothing has it until the tab is closed.
  }
  useAppearance.setState({ choice })
}

/** Shows the studio as it was chosen, and goes along with changes of the device and of other tabs. */
export function followAppearance(): void {
  const darkDevice = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const { choice } = useAppearance.getState()
    const system = darkDevice.matches ? 'dark' : 'light'
    document.documentElement.dataset.appearance = choice === 'system' ? system : choice
  }
  show()
  useAppearance.subscribe(show)
  darkDevice.addEventListener('change', show)
  addEventListener('storage', ({ key }) => {
    if (key === KEY) useAppearance.setState({ choice: keptChoice() })
  })
}
