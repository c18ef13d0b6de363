import type { JsonObject } from '@sitewright/core/json'
import { defineBlock } from '../block-definition.ts'
import { choice, lines, text } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'
import { readMenu } from './read-menu.ts'

/** A restaurant's menu, written as plain text. */
export const menuBlock = defineBlock({
  name: 'menu',
  label: 'Menu',
  summary: 'A restaurant’s menu, with sections and prices.',
  icon: 'Utensils',
  paletteSection: 'text',
  keywords: ['restaurant', 'food', 'dishes', 'drinks', 'café', 'price list'],
  fields: {
    source: lines({
      label: 'Dishes',
      hint: 'A line each for name, description and price; an empty line before the next dish.',
      maxLength: 30_000,
      rows: 18,
    }),
    currency: text({
      label: 'Currency sign',
      hint: 'Goes before prices that have none.',
      isOptional: true,
      isSearched: false,
      maxLength: 5,
      initial: '$',
    }),
    columns: choice({ label: 'Columns', options: { one: 'One', two: 'Two' }, initial: 'two' }),
    dots: choice({
      label: 'Before prices',
      options: { none: 'Empty space', dots: 'Dots' },
      initial: 'none',
    }),
  },
  hint: '--- Starters begins a section and === Dinner === a menu of its own, which gets a tab. Sizes and extras: Large $14, or + Egg 2.',
  example: {
    source: `=== Lunch ===
Noon to three, Tuesday to Saturday

--- Small plates

Beetroot and goat’s curd
Hazelnuts, dill oil
9

Bread for the table
Rye, salted butter
4.50

--- From the oven
With a green salad

Leek tart
Comté, thyme
14

Sea trout
New potatoes, sorrel
21
+ Glass of Silvaner 6

=== Wine ===

Silvaner 2023
Rheinhessen, dry
6 / 29

House red
Small  5
Large  9`,
    currency: '€',
  },
  beginsWithExample: true,
  size: { desktop: { w: 24, h: 12 }, phone: { h: 12 } },
  markup,
  css,
  context({ source, currency, columns, dots }, { blockId, mode }) {
    const menus = readMenu(source, currency.trim())
    if (menus.length === 0) return { isMissing: mode === 'edit' }
    const hasTabs = menus.length > 1
    return {
      menus: menus.map((menu, place) => ({
        ...(menu as unknown as JsonObject),
        title: menu.title || (hasTabs ? '…' : ''),
        place,
        hasTab: hasTabs,
        group: `menu-${blockId}`,
      })),
      hasTabs,
      columns,
      dots,
    }
  },
  themeContext({ source, currency, columns }) {
    const menus = readMenu(source, currency.trim())
    return menus.length === 0
      ? undefined
      : { menus: menus as unknown as JsonObject[], currencySymbol: currency.trim(), columns }
  },
})
