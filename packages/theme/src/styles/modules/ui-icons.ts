import { iconMixins } from './icon-mixins.ts'

/** `sqs-ui-font`: small icons that themes put beside dates, tags and links. */
export const UI_ICONS = iconMixins('sqs-ui-font', {
  cart: 'M2 3h4l1 3h15l-3 9H8L4.6 5H2zm6.5 14a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm8.5 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  close:
    'M5.5 4 12 10.5 18.5 4 20 5.5 13.5 12l6.5 6.5-1.5 1.5L12 13.5 5.5 20 4 18.5l6.5-6.5L4 5.5z',
  down: 'M4 8.6 5.5 7l6.5 6.8L18.5 7 20 8.6 12 17z',
  grid: 'M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z',
  info: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1 2.5h2v2h-2zm0 4h2v7h-2z',
  mail: 'M2 5h20v14H2zm2 2.5V17h16V7.5l-8 6zM5.5 7l6.5 4.5L18.5 7z',
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  minus: 'M4 11h16v2H4z',
  play: 'M6 3l15 9-15 9z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  search:
    'M10 3a7 7 0 0 1 5.6 11.2l5.4 5.4-1.4 1.4-5.4-5.4A7 7 0 1 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  up: 'M4 15.4 12 7l8 8.4-1.5 1.6L12 10.2 5.5 17z',
  bubble: 'M3 4h18v13H11l-5 4v-4H3zm2 2v9h3v2l2.3-2H19V6z',
  calendar: 'M7 2h2v3h6V2h2v3h4v16H3V5h4zM5 10v9h14v-9zm2 2h4v4H7z',
  clock:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1 3h2v5l3 3-1.4 1.4L11 13z',
  eye: 'M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  folder: 'M2 4h8l2 3h10v13H2zm2 2v12h16V9h-9L9 6z',
  'heart-2': 'M12 21C6 16.5 2 13 2 8.5A5.5 5.5 0 0 1 12 5a5.5 5.5 0 0 1 10 3.5c0 4.5-4 8-10 12.5z',
  left: 'M15.4 4 17 5.5 10.2 12l6.8 6.5-1.6 1.5L7 12z',
  'left-arrow': 'M11 4v2L6.5 11H22v2H6.5L11 18v2l-1.4 1L1 12l8.6-9z',
  'map-marker':
    'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  right: 'M8.6 4 7 5.5 13.8 12 7 18.5 8.6 20 17 12z',
  'right-arrow': 'M13 4v2l4.5 5H2v2h15.5L13 18v2l1.4 1L23 12l-8.6-9z',
  share: 'M14 3l8 7.5-8 7.5v-4.5C8 13.5 4.5 15 2 20c.5-7 4-12.5 12-13z',
  tag: 'M2 2h10l10 10-10 10L2 12zm5 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
})
