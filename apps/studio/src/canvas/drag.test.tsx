// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { Drag, type DragOptions } from './drag.ts'

const heard: string[] = []
const overlay = {
  scale: 1,
  showGhost() {},
  showGrid() {},
  showGuides() {},
} as unknown as DragOptions['overlay']
const drag = new Drag({
  overlay,
  nameOf: () => '',
  companionsOf: () => [],
  onLifted: () => heard.push('lifted'),
  onDone: () => heard.push('moved'),
})

beforeEach(() => {
  heard.length = 0
  document.documentElement.setAttribute('data-sw-items', '')
  document.body.innerHTML = '<p data-item-id="one">One</p><p data-item-id="two">Two</p>'
})

interface Place {
  readonly inWindow: number
  readonly onScreen: number
}

const pointer = (type: string, { inWindow, onScreen }: Place) =>
  new PointerEvent(type, {
    ...{ pointerId: 1, buttons: 1, bubbles: true, clientX: inWindow, screenX: onScreen },
  })

const press = (...moves: readonly Place[]) => {
  const onClick = () => heard.push('clicked')
  const down = pointer('pointerdown', { inWindow: 50, onScreen: 50 })
  drag.begin(down, { address: { itemId: 'one' }, handle: 'move', onClick })
  for (const move of moves) dispatchEvent(pointer('pointermove', move))
  dispatchEvent(pointer('pointerup', moves.at(-1) ?? { inWindow: 50, onScreen: 50 }))
}

describe('a press on an item', () => {
  it('is a click where the pointer stays', () => {
    press()
    expect(heard).toEqual(['clicked'])
  })

  it('is a click where the page moves below a pointer that stays, as when a panel opens beside it', () => {
    press({ inWindow: 90, onScreen: 50 })
    expect(heard).toEqual(['clicked'])
  })

  it('is a drag where the pointer moves', () => {
    press({ inWindow: 90, onScreen: 90 })
    expect(heard[0]).toBe('lifted')
  })
})
