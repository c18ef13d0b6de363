/** Several files joined into one text, with a source map from each place back to its file. */

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface JoinedSource {
  readonly text: string
  /** File and line of a line in the joined text, both counted from 1. */
  originOf(line: number): { file: string; line: number } | undefined
  /** The file around an offset in the joined text, and the offset in that file. */
  fileAt(offset: number): { file: SourceFile; offset: number } | undefined
}

export function joinSources(files: readonly SourceFile[], separator = ''): JoinedSource {
  const text = files.map((file) => file.text).join(separator)
  const starts: { file: SourceFile; firstLine: number; offset: number }[] = []
  let line = 1
  let offset = 0
  for (const file of files) {
    starts.push({ file, firstLine: line, offset })
    line += countNewlines(file.text) + countNewlines(separator)
    offset += file.text.length + separator.length
  }
  return {
    text,
    originOf: (wanted) => {
      const start = starts.findLast(({ firstLine }) => firstLine <= wanted)
      return start && { file: start.file.path, line: wanted - start.firstLine + 1 }
    },
    fileAt: (wanted) => {
      const start = starts.findLast((one) => one.offset <= wanted)
      if (!start) return undefined
      const { file, offset: before } = start
      return { file, offset: Math.min(wanted - before, file.text.length) }
    },
  }
}

function countNewlines(text: string): number {
  return text.split('\n').length - 1
}

/** Line and column of an offset, both counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
