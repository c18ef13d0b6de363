/** Keys of the grid, as spreadsheets have them. Pure. */

/** The active cell: a line, and a column of `COLUMNS` or the one in front that selects. */
export interface Spot {
  readonly line: number
  readonly column: number
}

export interface Bounds {
  readonly lines: number
  readonly columns: number
}

export interface GridSize extends Bounds {
  /** Lines that fit into the window. */
  readonly page: number
}

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type GridAction =
  | { readonly kind: 'move'; readonly to: Spot; readonly extends: boolean }
  | { readonly kind: 'edit'; readonly typed: string | undefined }
  | { readonly kind: 'clear' | 'select' | 'selectAll' | 'fillDown' | 'undo' | 'save' | 'cancel' }

type Step = (at: Spot, size: GridSize, isFar: boolean) => Spot

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ line, column }) => ({ line: line - 1, column }),
  ArrowDown: ({ line, column }) => ({ line: line + 1, column }),
  ArrowLeft: ({ line, column }) => ({ line, column: column - 1 }),
  ArrowRight: ({ line, column }) => ({ line, column: column + 1 }),
  PageUp: ({ line, column }, { page }) => ({ line: line - page, column }),
  PageDown: ({ line, column }, { page }) => ({ line: line + page, column }),
  Home: ({ line }, _size, isFar) => ({ line: isFar ? 0 : line, column: 0 }),
  End: ({ line }, { lines, columns }, isFar) => ({
    line: isFar ? lines - 1 : line,
    column: columns - 1,
  }),
}

const WITH_CONTROL: Readonly<Record<string, GridAction['kind']>> = {
  a: 'selectAll',
  d: 'fillDown',
  s: 'save',
  z: 'undo',
}

/** The action that a key asks for; undefined for one that is none of the grid's. */
export function actionOf(pressed: PressedKey, at: Spot, size: GridSize): GridAction | undefined {
  const { key, shiftKey, altKey } = pressed
  const isControl = pressed.ctrlKey || pressed.metaKey
  if (altKey) return undefined
  const step = STEPS[key]
  if (step) return { kind: 'move', to: within(step(at, size, isControl), size), extends: shiftKey }
  if (isControl) {
    const kind = WITH_CONTROL[key.toLowerCase()]
    return kind && ({ kind } as GridAction)
  }
  if (key === ' ') return { kind: 'select' }
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', typed: undefined }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  if (key === 'Escape') return { kind: 'cancel' }
  return key.length === 1 ? { kind: 'edit', typed: key } : undefined
}

const WAYS = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  here: [0, 0],
} as const

/** The cell beside one. */
export function stepFrom({ line, column }: Spot, way: keyof typeof WAYS, bounds: Bounds): Spot {
  const [down, right] = WAYS[way]
  return within({ line: line + down, column: column + right }, bounds)
}

function within({ line, column }: Spot, { lines, columns }: Bounds): Spot {
  const kept = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))
  return { line: kept(line, lines), column: kept(column, columns) }
}
