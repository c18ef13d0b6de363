import { defineBlock } from '../block-definition.ts'
import { alignment, lines, text, toggle } from '../fields/index.ts'
import css from '../form/ask.css'
import markup from './block.html'

/** A card that invites to join a part of the site. Nobody can join yet, so visitors are told so. */
export const memberAreaBlock = defineBlock({
  name: 'member-area',
  label: 'Member area',
  summary: 'Invites visitors to join a part of your site.',
  icon: 'IdCard',
  paletteSection: 'visitors',
  keywords: ['membership', 'join', 'sign in', 'paywall', 'subscription', 'account'],
  hint: 'Nobody can join yet: you see the buttons as they will be, and visitors see a line that says so.',
  fields: {
    title: text({ label: 'Title', maxLength: 200 }),
    text: lines({ label: 'Text', isOptional: true, maxLength: 1000, rows: 3 }),
    price: text({
      label: 'Price in words',
      hint: 'With its currency: €12 a month',
      isOptional: true,
      maxLength: 100,
    }),
    joinLabel: text({ label: 'Button to join', maxLength: 100, word: 'blockJoin' }),
    signInLabel: text({
      label: 'Button to sign in',
      hint: 'Leave it empty for no button.',
      isOptional: true,
      maxLength: 100,
      word: 'blockSignIn',
    }),
    isFramed: toggle({ label: 'Frame', initial: true }),
    alignment: alignment({ label: 'Alignment', initial: 'left' }),
  },
  example: {
    title: 'The workshop from inside',
    text: 'Films of every step, from the wheel to the second firing.',
    price: '€9 a month',
  },
  size: { desktop: { w: 8, h: 7 }, phone: { h: 8 } },
  markup,
  css,
  context(props, { mode, words }) {
    const { title, text, price, joinLabel, signInLabel, isFramed, alignment } = props
    if (title.trim() === '') return { isMissing: mode === 'edit' }
    return {
      ...{ title: title.trim(), text: text.trim(), price: price.trim(), isFramed, alignment },
      isShown: mode === 'edit',
      joinLabel: joinLabel.trim() || words.blockJoin,
      signInLabel: signInLabel.trim(),
    }
  },
  themeContext({ title, text, price, joinLabel, signInLabel, alignment }, { words }) {
    return {
      title: title.trim(),
      description: text.trim(),
      priceText: price.trim(),
      joinButtonText: joinLabel.trim() || words.blockJoin,
      signInButtonText: signInLabel.trim(),
      alignment,
      closedMessage: words.blockMembersNotYet,
    }
  },
})
