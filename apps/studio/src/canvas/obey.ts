/** The canvas's handler of each message of the studio. */

import { AUTO_GRID_CLASS, AUTO_HEIGHT_CLASS, hiddenClass } from '@sitewright/blocks/layout-classes'
import { VIEWS } from '@sitewright/core/document/page-document'
import type { Bridge } from './bridge.ts'
import type { Carry } from './carry.ts'
import type { ContrastWatch } from './contrast/watch-contrast.ts'
import type { EarlyKeys } from './early-keys.ts'
import { markItems, moveItem } from './items.ts'
import { rowsNeeded } from './measure.ts'
import type { Overlay } from './overlay.ts'
import {
  blockElement,
  blockFieldElement,
  documentElement,
  gridElement,
  sectionElement,
  titleElement,
  writePlacement,
  writeRows,
} from './page.ts'
import { showNewSection, showPlaceholder } from './placeholder.ts'
import type { ToCanvas } from './protocol.ts'
import { isOnPage, pointAt, showLiveStyle, swapStylesheet, tellTweak } from './site-styles.ts'
import type { Stage } from './stage.ts'
import { orderSections, redrawPage, swapSection } from './swap.ts'

export interface Players {
  readonly overlay: Overlay
  readonly stage: Stage
  readonly early: EarlyKeys
  readonly carry: Carry
  readonly bridge: Bridge
  readonly contrast: ContrastWatch
}

/** Code splitting: most pages that are edited have no title of their own. */
const title = () => import('./item-title.ts')

type Message<Type extends ToCanvas['type']> = Extract<ToCanvas, { type: Type }>

const DEEDS: {
  readonly [Type in ToCanvas['type']]: (message: Message<Type>, on: Players) => void
} = {
  held: (message, { stage }) => stage.setHeld(message),

  numbers: ({ isOn }, { stage }) => stage.showNumbers(isOn),

  choosing({ isOn }, { stage }) {
    stage.isChoosing = isOn
  },

  hello({ names, hasTitle, hasItems, canArrange }, { stage }) {
    stage.setNames(names)
    markItems(hasItems)
    stage.canArrange = canArrange
    stage.hasTitle = hasTitle
    if (hasTitle) void title()
  },

  editTitle: (message, on) =>
    void title().then(({ editTitle }) => editTitle(message, { ...on, element: titleElement() })),
  itemTitle({ text }, { stage }) {
    const element = titleElement()
    if (!element) return
    if (stage.typing?.element === element) stage.typing.show(text)
    else element.textContent = text
    stage.draw()
  },
  onlyWords: ({ isOn, documentId }, { stage }) =>
    void title().then(({ showOnlyWords }) => {
      showOnlyWords(isOn, () => [titleElement(), documentElement(documentId)])
      stage.draw()
    }),

  scale({ scale }, { overlay, stage }) {
    overlay.setScale(scale)
    stage.draw()
  },

  select({ target, description, reveal, focus, heard }, { overlay, stage }) {
    // A selection that was made here since then is newer than what the studio knew: its answer to that is on the way.
    if (heard >= stage.chosen) {
      stage.select(target, { reveal })
      overlay.sink.setAttribute('aria-label', description)
    }
    if (focus && stage.typing) stage.typing.focus()
    else if (focus) overlay.sink.focus({ preventScroll: true })
  },

  placements({ sectionId, isPhoneAuto, rows, blocks }) {
    const section = sectionElement(sectionId)
    if (!section) return
    const grid = gridElement(section)
    grid.classList.toggle(AUTO_GRID_CLASS, isPhoneAuto)
    writeRows(grid, 'desktop', rows.desktop)
    writeRows(grid, 'phone', rows.phone)
    for (const [id, { desktop, phone, isAutoHeight, hidden }] of Object.entries(blocks)) {
      const block = blockElement(id)
      if (!block) continue
      writePlacement(block, 'desktop', desktop)
      writePlacement(block, 'phone', phone)
      block.classList.toggle(AUTO_HEIGHT_CLASS, isAutoHeight)
      for (const view of VIEWS) block.classList.toggle(hiddenClass(view), hidden.includes(view))
    }
  },

  sections({ documentId, sections }, { stage }) {
    for (const section of sections) {
      swapSection(documentId, section, stage.typing?.element)
    }
    leaveWhatIsGone(stage)
  },

  redraw({ html }, { stage }) {
    redrawPage(html)
    stage.draw()
  },

  order({ documentId, sectionIds }, { stage }) {
    orderSections(documentId, sectionIds)
    leaveWhatIsGone(stage)
  },

  moveItem({ itemId, besideId, side }, { stage }) {
    moveItem(itemId, { besideId, side })
    stage.draw()
  },

  field({ field, documentId }, { stage }) {
    const place = blockFieldElement(field)
    if (!place) return
    place.dataset.documentId = documentId
    // Themes treat a field with something in it differently.
    place.closest('[data-type="block-field"]')?.classList.remove('empty')
    stage.draw()
  },

  newSection: (message) => showNewSection(message),

  placeholder(message, { stage }) {
    showPlaceholder(message, stage.nameOfType(message.blockType))
    stage.draw()
  },

  removeBlock({ sectionId, blockId }, { stage }) {
    // It may stand in another section already.
    const section = sectionElement(sectionId)
    if (section) blockElement(blockId, section)?.remove()
    leaveWhatIsGone(stage)
  },

  measure({ documentId, sectionId, blockId }, { bridge }) {
    const message = rowsNeeded({ documentId, sectionId, blockId })
    if (message) bridge.send(message)
  },

  editText: (message, { stage }) => stage.startTyping(message),
  setText: (message, { stage }) => stage.showText(message),
  mergeText: (message, { stage }) => stage.mergeText(message),

  async editSiteTitle(message, { stage, bridge, overlay }) {
    const { typeTitle } = await import('./site-title.ts')
    const onLeave = () => {
      overlay.sink.focus()
      stage.draw()
    }
    typeTitle(message, { stage, bridge, onLeave })
  },

  phoneMenu({ isOpen }, { stage }) {
    for (const menu of document.querySelectorAll('details')) {
      if (menu.closest('header') && !menu.closest('nav')) menu.open = isOpen
    }
    stage.draw()
  },

  endText(_message, { stage }) {
    stage.stopWaiting()
    stage.endTyping()
    stage.draw()
  },

  format({ format, href, newWindow, name }, { stage }) {
    stage.typing?.format(format, { href, newWindow, name })
  },

  takeSlash: ({ format }, { stage }) => stage.typing?.takeSlash(format),
  leaveSlash: ({ isEnter }, { stage }) => stage.typing?.leaveSlash(isEnter),

  carry: (message, { carry }) => carry.over(message),

  drop(message, { carry, bridge }) {
    const landed = carry.drop(message)
    if (landed) bridge.send({ type: 'dropped', ...landed })
  },

  others: ({ others }, { stage }) => stage.showOthers(others),

  carryEnd: (_message, { carry }) => carry.end(),

  liveStyle: ({ css }) => showLiveStyle(css),
  stylesheet: (message, { stage }) => void swapStylesheet(message).then(() => stage.draw()),
  point: ({ selector }) => pointAt(selector),
  find: (message, { overlay }) =>
    void marks().then(({ markWords }) => markWords(message, overlay.host)),
  watchContrast: ({ isOn }, { contrast }) => contrast.set(isOn),

  tweakEvent: (message) => tellTweak(message),

  askPresent({ selectors }, { bridge }) {
    bridge.send({ type: 'present', selectors: selectors.filter(isOnPage) })
  },
}

/** Fetched when words are looked for first. */
const marks = () => import('./find-marks.ts')

export function obey(message: ToCanvas, on: Players): void {
  const deed = DEEDS[message.type] as (message: ToCanvas, on: Players) => void
  deed(message, on)
}

/** Someone took away the block that is being typed in. */
function leaveWhatIsGone(stage: Stage): void {
  if (stage.typing && !stage.typing.element.isConnected) stage.endTyping()
  stage.draw()
}
