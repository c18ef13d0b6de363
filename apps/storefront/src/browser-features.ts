/**
 * `Modernizr`, as scripts of old themes ask it: what browsers of today can do, and whether this one is touched. Pages get
 * its class too, because style sheets ask by `html.touch`.
 */

/** Features that every browser served by this platform has. */
const THERE = [
  ...['applicationcache', 'backgroundsize', 'borderradius', 'boxshadow', 'boxsizing', 'canvas'],
  ...['cssanimations', 'csscalc', 'csscolumns', 'cssgradients', 'csspositionsticky'],
  ...[
    'csstransforms',
    'csstransforms3d',
    'csstransitions',
    'flexbox',
    'fontface',
    'generatedcontent',
  ],
  ...['geolocation', 'hashchange', 'history', 'inlinesvg', 'input', 'inputtypes', 'json'],
  ...['localstorage', 'mediaqueries', 'objectfit', 'opacity', 'postmessage', 'queryselector'],
  ...[
    'requestanimationframe',
    'rgba',
    'sessionstorage',
    'svg',
    'textshadow',
    'video',
    'webworkers',
  ],
]

/** `mq` asks a media query; `prefixed` has nothing to add to a name. */
export function browserFeatures() {
  const touch = 'ontouchstart' in window || navigator.maxTouchPoints > 0
  document.documentElement.classList.add(touch ? 'touch' : 'no-touch')
  return {
    ...Object.fromEntries(THERE.map((name) => [name, true])),
    touch,
    touchevents: touch,
    mq: (query: string) => matchMedia(query).matches,
    prefixed: (name: string) => name,
  }
}
