/**
 * The canvas's own looks: a little on the page itself, the rest inside the shadow root. The scrollbars of phones and tablets lie on
 * the page; one beside it would make the page narrower than it is on them.
 */

export const PAGE_CSS = `
[data-document-id] [data-block-id] { cursor: default; -webkit-user-drag: none; }
[data-document-id]:not(.ProseMirror) { -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; }
[data-edit-field] { cursor: text; }
[data-sw-items] [data-item-id], [data-sw-items] [data-item-id] a { cursor: default; }
[data-sw-items] [data-item-id] { -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; }
.ProseMirror { -webkit-user-select: text; user-select: text; outline: none; white-space: pre-wrap; }
[data-document-id] img, [data-document-id] a { -webkit-user-drag: none; }
[data-document-id] iframe, [data-document-id] video { pointer-events: none; }
html.sw-dragging, html.sw-dragging * { cursor: grabbing !important; }
[data-document-id].empty { min-height: 12rem; }
sw-edit-only.sw-placeholder { height: 100%; border-style: solid; background: color-mix(in srgb, currentcolor 6%, transparent); opacity: .55; }
sw-edit-only.sw-document { display: block; }
sw-edit-only.sw-document.empty { min-height: 5rem; outline: 1px dashed color-mix(in srgb, currentcolor 45%, transparent); outline-offset: -1px; }
[data-type="block-field"]:has(> sw-edit-only) { display: block !important; }
@media (max-width: 1279px) { html { scrollbar-width: none; } }
`

/** Pixels of the screen: as large whatever the page's zoom is, which `--screen` is the inverse of. */
function screenPixels(css: string): string {
  return css.replace(/-?[\d.]+px/g, (length) => `calc(${length} * var(--screen, 1))`)
}

export const OVERLAY_CSS = screenPixels(`
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; display: block; --blue: #2f41cc; --other: #1f6a40; --guide: #b3261e; }
[hidden] { display: none !important; }
.hover, .selected, .ghost, .grid, .other, .one, .frame, .guide, .numbered { position: absolute; left: 0; top: 0; box-sizing: border-box; }
.hover { outline: 1px solid color-mix(in srgb, var(--blue) 65%, transparent); outline-offset: -1px; }
.hover > .name { opacity: .85; }
.other { outline: 2px solid var(--other); outline-offset: -2px; }
.other > .name { background: var(--other); bottom: auto; top: 0; left: auto; right: 0; border-radius: 0 0 0 4px; }
.selected { outline: 2px solid var(--blue); outline-offset: -2px; }
.selected.block { outline-offset: 0; }
.selected.typing { outline-width: 1px; outline-offset: 3px; }
.name {
  position: absolute; left: -2px; bottom: 100%; height: 20px; padding: 0 7px; box-sizing: border-box;
  background: var(--blue); color: #fff; border-radius: 4px 4px 0 0; white-space: nowrap;
  font: 600 11px/20px ui-sans-serif, system-ui, sans-serif; letter-spacing: .01em;
}
.selected.inside > .name, .hover > .name { bottom: auto; top: 0; left: 0; border-radius: 0 0 4px 0; }
.selected:not(.block) > .name { bottom: auto; top: 0; left: 0; border-radius: 0 0 4px 0; }
.selected.block > .grip { pointer-events: auto; cursor: grab; touch-action: none; }
.selected.block > .grip::before { content: '⠿'; margin-right: 5px; opacity: .75; }
.handle { display: none; position: absolute; width: 9px; height: 9px; margin: -6px; box-sizing: content-box;
  border: 1.5px solid var(--blue); border-radius: 2px; background: #fff; pointer-events: auto; touch-action: none; }
.handle::after { content: ''; position: absolute; inset: -7px; }
.selected.block > .handle { display: block; }
.selected.typing > .handle { display: none; }
.nw { left: 0; top: 0; cursor: nwse-resize; } .n { left: 50%; top: 0; cursor: ns-resize; }
.ne { left: 100%; top: 0; cursor: nesw-resize; } .e { left: 100%; top: 50%; cursor: ew-resize; }
.se { left: 100%; top: 100%; cursor: nwse-resize; } .s { left: 50%; top: 100%; cursor: ns-resize; }
.sw { left: 0; top: 100%; cursor: nesw-resize; } .w { left: 0; top: 50%; cursor: ew-resize; }
.ghost { border-radius: 3px; background: color-mix(in srgb, var(--blue) 16%, transparent); outline: 2px dashed var(--blue); outline-offset: -2px; }
.size { position: absolute; right: 0; top: calc(100% + 6px); padding: 2px 7px; border-radius: 4px; background: #211c16; color: #fff;
  font: 600 11px/16px ui-sans-serif, system-ui, sans-serif; white-space: nowrap; font-variant-numeric: tabular-nums; }
.one { outline: 2px solid var(--blue); }
.selected.group { outline: 1px dashed var(--blue); outline-offset: 4px; }
.selected.block.group > .handle, .selected.block.locked > .handle { display: none; }
.selected.block.locked > .grip { cursor: default; }
.selected.block.locked > .grip::before { content: 'Locked · '; margin: 0; }
.badge { position: absolute; right: 4px; top: 4px; min-width: 22px; height: 22px; padding: 0 5px; border-radius: 11px; box-sizing: border-box;
  background: #211c16; color: #fff; font: 600 12px/22px ui-sans-serif, system-ui, sans-serif; text-align: center; }
.frame { border: 1px solid var(--blue); background: color-mix(in srgb, var(--blue) 10%, transparent); }
.guide { outline: 0.5px solid var(--guide); }
.guide.aligned { outline-style: dashed; }
.distance { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); padding: 0 4px; border-radius: 3px;
  background: var(--guide); color: #fff; font: 600 10px/14px ui-sans-serif, system-ui, sans-serif; }
.distance:empty { display: none; }
.grid i { position: absolute; top: 0; bottom: 0; background: color-mix(in srgb, var(--blue) 6%, transparent); }
.sink { position: fixed; left: 0; top: 0; width: 1px; height: 1px; overflow: hidden; outline: none; }
@media (pointer: coarse) { .handle { width: 13px; height: 13px; margin: -8px; } .name { height: 28px; line-height: 28px; } }
`)
