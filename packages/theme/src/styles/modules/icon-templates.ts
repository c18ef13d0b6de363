/**
 * `svg-icon-templates`: the look of the profile links that `sqs-social-links` writes. Themes set by variables which class
 * they stand in, their colour and size, and by which class of the body they have a ground, a border or neither.
 */

import { SOCIAL_COLORS } from '@sitewright/core/site/social-icons'

const ICON_IN_WHITE = '.sqs-use--icon { fill: #fff; }'
const GROUNDS: Readonly<Record<string, string>> = {
  border: 'box-shadow: inset 0 0 0 2px currentColor;',
  // The icon is cut out of its ground, so that what lies behind the link shows through it.
  knockout: '.sqs-use--icon { fill: transparent; } .sqs-use--mask { fill: currentColor; }',
  solid: `background-color: currentColor; ${ICON_IN_WHITE}`,
}
const RADII: Readonly<Record<string, string>> = { circle: '50%', rounded: '20%', square: '0' }

const shaped = Object.entries(RADII).flatMap(([shape, radius]) =>
  Object.entries(GROUNDS).map(
    ([ground, style]) => `@sw-${shape}-${ground}: ~"@{social-icons-style-${shape}--${ground}}";
.@{sw-${shape}-${ground}} .@{sw-social-links} .sqs-svg-icon--wrapper { border-radius: ${radius}; ${style} }`,
  ),
)

const colored = Object.entries(SOCIAL_COLORS).map(
  ([service, color]) => `.sqs-svg-icon--wrapper.${service} { color: ${color}; }`,
)

export const ICON_TEMPLATES = `
@sw-social-links: ~"@{social-icons-wrapper}";
@sw-standard-colors: ~"@{social-icons-standard-color}";
.@{sw-social-links} .sqs-svg-icon--wrapper {
  width: (@social-icons-size-custom * 1.6);
  height: (@social-icons-size-custom * 1.6);
  color: @social-icons-color;
  min-width: 0;
  overflow: hidden;
}
.@{sw-social-links} .sqs-svg-icon--social { width: 100%; }
${shaped.join('\n')}
.@{sw-standard-colors} .@{sw-social-links} {
  ${colored.join('\n  ')}
}
`
