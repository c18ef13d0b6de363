/**
 * `svg-icon-templates`: the look of the profile links that `sqs-social-links` writes. Themes set by variables which class
 * they stand in, their colour and size, and by which class of the body they have a ground, a border or neither.
 */

const GROUNDS: Readonly<Record<string, string>> = {
  border: 'box-shadow: inset 0 0 0 2px currentColor;',
  // The icon is cut out of its ground, or stands on it.
  knockout: 'background-color: currentColor; svg { fill: #fff; }',
  solid: 'background-color: currentColor; svg { fill: #fff; }',
}
const RADII: Readonly<Record<string, string>> = { circle: '50%', rounded: '20%', square: '0' }

const shaped = Object.entries(RADII).flatMap(([shape, radius]) =>
  Object.entries(GROUNDS).map(
    ([ground, style]) => `@sw-${shape}-${ground}: ~"@{social-icons-style-${shape}--${ground}}";
.@{sw-${shape}-${ground}} .@{sw-social-links} .sqs-svg-icon--wrapper { border-radius: ${radius}; ${style} }`,
  ),
)

export const ICON_TEMPLATES = `
@sw-social-links: ~"@{social-icons-wrapper}";
.@{sw-social-links} .sqs-svg-icon--wrapper {
  width: (@social-icons-size-custom * 1.6);
  height: (@social-icons-size-custom * 1.6);
  color: @social-icons-color;
}
${shaped.join('\n')}
`
