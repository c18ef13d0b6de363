/** Mixins that show a drawing in place of a letter of an icon font: as large as the text and of its colour. */

/** SVG paths by the name of the icon, drawn in a square of 24. */
export type IconPaths = Readonly<Record<string, string>>

/**
 * `.name(icon)` and `.name(icon, before|after)` show an icon in a pseudo-element, with or without quotes around the
 * icon; `.name-size(size, line-height)` sets its size.
 */
export function iconMixins(name: string, icons: IconPaths): string {
  const masks = Object.entries(icons).map(
    ([icon, path]) => `.${name}-mask(${icon}) { .${name}-draw("${drawingAddress(path)}"); }`,
  )
  return `
.${name}-draw(@address) {
  -webkit-mask: url("@{address}") center ~"/" contain no-repeat;
  mask: url("@{address}") center ~"/" contain no-repeat;
}
${masks.join('\n')}
.${name}-box(@icon) {
  content: "";
  display: inline-block;
  width: 1em;
  height: 1em;
  vertical-align: -0.125em;
  background-color: currentColor;
  .${name}-mask(@icon);
}
.${name}-side(@icon, before) { &:before { .${name}-box(@icon); } }
.${name}-side(@icon, after) { &:after { .${name}-box(@icon); } }
.${name}(@icon) { .${name}-side(~"@{icon}", before); }
.${name}(@icon, @side) { .${name}-side(~"@{icon}", ~"@{side}"); }
.${name}-size(@size) { font-size: @size; }
.${name}-size(@size, @line) { font-size: @size; line-height: @line; }
`
}

/** An SVG drawing of the path as a data address that style sheets may quote. */
export function drawingAddress(path: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill-rule='evenodd' d='${path}'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}
