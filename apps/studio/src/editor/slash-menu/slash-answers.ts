/** The studio's part of the slash menu: keys of the text go through it, and what is chosen takes the slash's place. */

import type { FromCanvas, TextState } from '../../canvas/protocol.ts'
import { typeText } from '../../document/edits.ts'
import { insertAtLine } from '../../document/insert-edits.ts'
import { labels, refusalMessage } from '../../document/labels.ts'
import { blockAt } from '../../document/selection.ts'
import { newBlock, wordsOf } from '../block-names.ts'
import type { Visit } from '../visit.ts'
import { type SlashChoice, slashChoices } from './choices.ts'

type Message<Type extends FromCanvas['type']> = Extract<FromCanvas, { type: Type }>

/** Choices at the cursor; none while no slash asks for them. */
export function choicesOf(visit: Visit): readonly SlashChoice[] {
  const { text } = visit.canvas.getState()
  if (text?.slash == null) return []
  return slashChoices(text, ({ capability }) => capability === undefined || visit.can(capability))
}

/** Hears what was typed behind the slash: another question begins at the first choice, and a space after no choice closes the menu. */
export function askedBySlash(visit: Visit, before: TextState | null): void {
  const { text } = visit.canvas.getState()
  if (text?.slash == null || text.slash === before?.slash) return
  visit.canvas.setState({ slashIndex: 0 })
  const choices = choicesOf(visit)
  if (choices.length === 0 && /\s$/.test(text.slash)) {
    visit.link.send({ type: 'leaveSlash', isEnter: false })
  } else announceChoice(visit, choices)
}

export function pressSlashKey(visit: Visit, { key }: Pick<Message<'slashKey'>, 'key'>): void {
  const choices = choicesOf(visit)
  const { slashIndex } = visit.canvas.getState()
  const chosen = choices[slashIndex]
  if (key === 'take') {
    if (chosen) takeChoice(visit, chosen)
    else visit.link.send({ type: 'leaveSlash', isEnter: true })
  } else if (choices.length > 0) {
    const by = key === 'next' ? 1 : choices.length - 1
    visit.canvas.setState({ slashIndex: (slashIndex + by) % choices.length })
    announceChoice(visit, choices)
  }
}

export function takeChoice(visit: Visit, choice: SlashChoice): void {
  visit.canvas.setState({ slashChoice: choice })
  visit.link.send({ type: 'takeSlash', format: choice.gives.format ?? null })
}

/** Puts what was chosen on the page as one step; where it is refused, the text is as it was. */
export function insertChosen(visit: Visit, message: Message<'slashTaken'>): void {
  const { documentId, sectionId, blockId, field, doc, line } = message
  const address = { documentId, sectionId, blockId }
  const { slashChoice: choice } = visit.canvas.getState()
  visit.canvas.setState({ slashChoice: undefined })
  const before = blockAt(visit.workplace().documents, address)
  if (!(choice && before)) return
  const putBack = () =>
    visit.link.send({ type: 'setText', blockId, field, doc: before.props[field] as never })
  const place = visit.workplace()
  if (choice.gives.format !== undefined) {
    const edit = typeText(place, address, field, doc)
    if (!edit) return
    // A step of its own, which the canvas shows already; the selection is the very one that it was.
    const { changes, fits = address } = edit
    const label = labels.insert(choice.label)
    const refused = visit.session.perform({ label, changes, fits }, 'typing')
    if (refused) {
      visit.notify(refusalMessage(refused))
      putBack()
    } else visit.announce(choice.label)
    return
  }
  const block = newBlock(choice.gives.block, wordsOf(visit))
  const edit = insertAtLine(place, address, { field, doc, ...line }, block)
  visit.perform(edit)
  // An edit that was refused said why, and left the documents alone.
  if (blockAt(visit.workplace().documents, address) === before) putBack()
  else visit.focusCanvas()
}

function announceChoice(visit: Visit, choices: readonly SlashChoice[]): void {
  const { slashIndex } = visit.canvas.getState()
  const chosen = choices[slashIndex]
  visit.announce(
    chosen
      ? `${chosen.label}, ${slashIndex + 1} of ${choices.length} to insert`
      : 'Nothing to insert is called that',
  )
}
