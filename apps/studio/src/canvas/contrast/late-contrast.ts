/** The contrast watch, fetched when the page's contrast is asked for first (code splitting). */

import type { HardWords } from '../protocol.ts'
import type { ContrastWatch } from './watch-contrast.ts'

export function lateContrastWatch(
  host: Element,
  onFound: (found: readonly HardWords[]) => void,
): ContrastWatch {
  let watch: Promise<ContrastWatch> | undefined
  return {
    set(isOn) {
      if (!(isOn || watch)) return
      watch ??= import('./watch-contrast.ts').then(({ createContrastWatch }) =>
        createContrastWatch(host, onFound),
      )
      watch.then(
        (fetched) => fetched.set(isOn),
        () => {
          watch = undefined
        },
      )
    },
  }
}
