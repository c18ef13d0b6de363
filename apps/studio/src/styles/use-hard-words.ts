import type { PalettePair } from '@sitewright/core/color/palette-colors'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useWords } from '../editor/use-words.ts'
import { PART_NAMES, SECTION_NAMES } from './palette-state.ts'

/** Says which words cannot be read in which sections. */
export function useHardWords(): (pair: PalettePair) => string {
  const words = useWords()
  const { formatNumber } = useIntl()
  return useCallback(
    ({ section, part, ratio, least }) => {
      const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
      return words('paletteHard', {
        part: words(PART_NAMES[part]),
        section: words(SECTION_NAMES[section]).toLowerCase(),
        // Rounded down: what falls short must not look as if it did not.
        ratio: number(Math.floor(ratio * 10) / 10),
        least: number(least),
      })
    },
    [words, formatNumber],
  )
}
