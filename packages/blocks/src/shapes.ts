/** Shapes of films and frames that an owner may choose, by their ratio in CSS. */
export const SHAPES = {
  own: 'Its own',
  '16/9': 'Wide',
  '4/3': 'Almost square',
  '1/1': 'Square',
  '9/16': 'Tall',
} as const

/** The ratio of a shape; empty for its own. */
export const ratioOfShape = (shape: string): string => (shape === 'own' ? '' : shape)
