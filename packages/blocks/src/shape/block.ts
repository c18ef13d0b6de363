import { defineBlock } from '../block-definition.ts'
import { choice, is, isNot, number, toggle } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'
import { SHAPES } from './shapes.ts'

/** A shape in a colour of its section. */
export const shapeBlock = defineBlock({
  name: 'shape',
  label: 'Shape',
  summary: 'A circle, a star, an arch: a shape behind or between other things.',
  icon: 'Shapes',
  paletteSection: 'layout',
  keywords: ['circle', 'square', 'star', 'triangle', 'blob', 'decoration'],
  fields: {
    shape: choice({
      label: 'Shape',
      options: {
        circle: 'Circle',
        square: 'Rectangle',
        rounded: 'Rounded rectangle',
        pill: 'Pill',
        arch: 'Arch',
        triangle: 'Triangle',
        diamond: 'Diamond',
        hexagon: 'Hexagon',
        star: 'Star',
        burst: 'Burst',
        heart: 'Heart',
        blob: 'Blob',
        pebble: 'Pebble',
      },
      initial: 'circle',
    }),
    fill: choice({
      label: 'Colour',
      options: { accent: 'Accent', surface: 'Quiet', text: 'As the text', none: 'None' },
      initial: 'accent',
    }),
    opacity: number({
      label: 'Strength in per cent',
      min: 5,
      max: 100,
      step: 5,
      initial: 100,
    }),
    outline: number({ label: 'Outline in pixels', min: 0, max: 20, step: 1, initial: 0 }),
    outlineColor: choice({
      label: 'Colour of the outline',
      options: { text: 'As the text', accent: 'Accent', border: 'As lines' },
      initial: 'text',
      shownWhen: { outline: isNot(0) },
    }),
    rotation: number({ label: 'Turned by degrees', min: -180, max: 180, step: 5, initial: 0 }),
    isStretched: toggle({
      label: 'Fill the block',
      hint: 'Otherwise it keeps its proportions.',
      initial: false,
    }),
    alignment: choice({
      label: 'Alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      initial: 'center',
      shownWhen: { isStretched: is(false) },
    }),
    blend: choice({
      label: 'With what lies below',
      options: {
        normal: 'Covers it',
        multiply: 'Darkens it',
        screen: 'Lightens it',
        overlay: 'Tints it',
      },
      initial: 'normal',
    }),
  },
  hint: 'It is only for the eye: screen readers leave it out. Drag other blocks over it to put them on top.',
  example: { shape: 'blob', fill: 'accent' },
  size: { desktop: { w: 6, h: 6 }, phone: { h: 6 } },
  markup,
  css,
  context: (props) => ({
    ...props,
    path: SHAPES[props.shape],
    strength: props.opacity / 100,
    isTurned: props.rotation !== 0,
  }),
  themeContext: ({
    shape,
    fill,
    opacity,
    outline,
    outlineColor,
    rotation,
    isStretched,
    blend,
  }) => ({
    ...{ shape, fill, opacity, rotation, path: SHAPES[shape], blendMode: blend },
    ...{ stroke: outlineColor, strokeWidth: outline, stretch: isStretched },
  }),
})
