/** State machines as tables of allowed moves; any other move is illegal. */

export interface StateMachine<State extends string = string> {
  readonly name: string
  readonly initial: State
  /** State to the states it may become; a state with none is final. */
  readonly moves: Readonly<Record<State, readonly State[]>>
  /** States in which a thing may stay although an undo leads back from them. */
  readonly rests?: readonly State[]
}

/** Thrown for a move the table does not have: a bug of ours, never a refusal someone can act on. */
export class IllegalMove extends Error {
  constructor(machine: StateMachine, from: string, to: string) {
    const allowed = machine.moves[from]?.join(', ') || 'nothing'
    super(`A ${machine.name} that is ${from} cannot become ${to}, only ${allowed}`)
    this.name = 'IllegalMove'
  }
}

/** The only way to change a state: returns the new state if the table allows the move. */
export function transition<State extends string>(
  machine: StateMachine<State>,
  from: State,
  to: State,
): State {
  if (!machine.moves[from]?.includes(to)) throw new IllegalMove(machine, from, to)
  return to
}

/** The flaws of a table: unknown states, states nothing leads to, states with no way to an end. */
export function flawsOf(machine: StateMachine): string[] {
  const states = Object.keys(machine.moves)
  const unknown = [machine.initial, ...Object.values(machine.moves).flat()].filter(
    (state) => !Object.hasOwn(machine.moves, state),
  )
  const reached = closure([machine.initial], (state) => machine.moves[state] ?? [])
  const finals = [
    ...states.filter((state) => machine.moves[state]?.length === 0),
    ...(machine.rests ?? []),
  ]
  const ending = closure(finals, (state) =>
    states.filter((before) => machine.moves[before]?.includes(state)),
  )
  return [
    ...new Set(unknown.map((state) => `${state} is unknown`)),
    ...states.filter((state) => !reached.has(state)).map((state) => `${state} is unreachable`),
    ...states.filter((state) => !ending.has(state)).map((state) => `${state} is endless`),
  ]
}

function closure(from: readonly string[], next: (state: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const state of found) for (const other of next(state)) found.add(other)
  return found
}
