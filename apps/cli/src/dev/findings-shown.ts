import type { CheckedTheme } from '@sitewright/theme/check'
import type { WorkshopFinding } from '@sitewright/theme/workshop'
import { sourceFrame } from '../output/source-frame.ts'

/** A check's findings, with the lines they are about. */
export function findingsShown({ texts, findings }: CheckedTheme): readonly WorkshopFinding[] {
  return findings.map(({ file, line, column, severity, message, hint }) => {
    const source = texts.get(file)?.text.split('\n')
    const hasFrame = source !== undefined && line !== undefined && column !== undefined
    const { lines, caret } = hasFrame
      ? sourceFrame(source, { line, column })
      : { lines: [], caret: '' }
    return {
      severity,
      place: [file, line, column].filter((part) => part !== undefined).join(':'),
      message,
      frame: hasFrame ? [...lines, caret].join('\n') : '',
      ...(hint !== undefined && { hint }),
    }
  })
}
