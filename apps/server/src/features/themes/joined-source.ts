/** Several files as one text, which can still say where each of its lines came from. */

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface JoinedSource {
  readonly text: string
  /** File and line of a line of the whole, both counted from 1. */
  originOf(line: number): { file: string; line: number } | undefined
}

export function joinSources(files: readonly SourceFile[], separator = ''): JoinedSource {
  const text = files.map((file) => file.text).join(separator)
  const starts: { file: string; firstLine: number }[] = []
  let line = 1
  for (const { path, text: part } of files) {
    starts.push({ file: path, firstLine: line })
    line += countNewlines(part) + countNewlines(separator)
  }
  return {
    text,
    originOf: (wanted) => {
      const start = starts.findLast(({ firstLine }) => firstLine <= wanted)
      return start && { file: start.file, line: wanted - start.firstLine + 1 }
    },
  }
}

function countNewlines(text: string): number {
  return text.split('\n').length - 1
}
