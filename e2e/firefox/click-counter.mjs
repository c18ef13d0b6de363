/**
 * Double and triple clicks for Firefox, which counts only clicks that come in one command. Playwright sends each press and each
 * release by itself, and moves the pointer before the first. So a press after a release is held, and goes with its release and
 * with the clicks before it, which are done once more.
 */

/** Milliseconds after which a click is no part of those before it, also for editors that count by themselves. */
const PAUSE_MS = 700

/** @typedef {{type: string, button?: number, duration?: number}} PointerAction */
/** @typedef {{id: number, method: string, params: {actions?: {type: string, actions: PointerAction[]}[]}}} Command */

export class ClickCounter {
  /** Clicks since the pointer was moved. */
  #clicks = 0
  /** The press that is held. @type {PointerAction | undefined} */
  #held

  /** Whether a command is to be answered without the browser. @param {Command} command */
  holds(command) {
    const action = pointerActionOf(command)
    if (action?.type !== 'pointerDown' || this.#clicks === 0) return false
    this.#held = action
    return true
  }

  /** The command that the browser gets in place of one; undefined where it is the same. @param {Command} command */
  counted(command) {
    const action = pointerActionOf(command)
    if (!action) return undefined
    const before = this.#held && [
      { type: 'pause', duration: PAUSE_MS },
      ...Array.from({ length: this.#clicks }, () => clickOf(this.#held?.button)).flat(),
      this.#held,
    ]
    this.#held = undefined
    if (action.type === 'pointerUp') this.#clicks += 1
    if (action.type === 'pointerMove') this.#clicks = 0
    if (!before) return undefined
    const [source] = command.params.actions ?? []
    const actions = [{ ...source, actions: [...before, action] }]
    return JSON.stringify({ ...command, params: { ...command.params, actions } })
  }
}

const clickOf = (/** @type {number | undefined} */ button) => [
  { type: 'pointerDown', button },
  { type: 'pointerUp', button },
]

/** The effect of the command on the mouse. @param {Command} command */
function pointerActionOf({ method, params }) {
  if (method !== 'input.performActions') return undefined
  const [source] = params.actions ?? []
  return source?.type === 'pointer' ? source.actions[0] : undefined
}
