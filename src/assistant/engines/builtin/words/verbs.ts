/** What a verb of the user means to the grammar. */
const MEANINGS: Record<string, string> = {
  create: 'add create insert spawn build draw generate construct introduce include produce install hang plant',
  make: 'make turn-into',
  delete:
    'delete remove erase trash destroy clear discard scrap ditch bin dump eliminate kill purge wipe obliterate nuke zap',
  move: 'move take shift push slide bring nudge pull drag transport carry relocate translate shove scoot get send fetch roll drive ride steer sail fly tow haul ferry wheel lead guide walk transfer displace reposition bump jog shuffle kick hurl flick herd snap',
  raise: 'raise lift elevate hoist',
  lower: 'lower sink',
  drop: 'drop',
  place:
    'put place set position stow stick pop stand sit lay throw toss chuck sling fling plonk plunk pitch mount park seat dump leave keep slot insert tuck float hover suspend hitch couple dock nestle wedge squeeze plop attach fasten glue moor anchor berth load deposit station situate perch prop lodge settle',
  rotate: 'rotate turn spin twist swivel pivot swing revolve reorient',
  tilt: 'tilt angle lean tip incline slant knock',
  flip: 'flip invert overturn',
  scale: 'scale resize size',
  enlarge: 'enlarge grow increase expand extend stretch widen magnify upsize upscale inflate amplify',
  shrink: 'shrink reduce decrease minimize minimise squash downsize downscale deflate contract compress miniaturize',
  double: 'double',
  halve: 'halve',
  triple: 'triple',
  color: 'color colour paint dye tint recolor recolour repaint stain coat cover spray colorize colourize',
  duplicate: 'duplicate copy clone replicate array repeat-it mirror-copy reproduce',
  rename: 'rename name call label title',
  select: 'select pick choose highlight mark grab find locate',
  deselect: 'deselect unselect',
  align: 'align',
  arrange: 'arrange organize organise order sort',
  line: 'line',
  distribute: 'distribute space spread',
  scatter: 'scatter strew sprinkle randomize randomise disperse',
  stack: 'stack pile heap',
  group: 'group combine join merge',
  ungroup: 'ungroup dissolve explode',
  hide: 'hide conceal',
  show: 'show unhide reveal display uncover',
  isolate: 'isolate solo',
  closegap: 'closegap',
  rowanew: 'rowanew',
  reverse: 'reverseorder',
  weather: 'weather',
  noshadow: 'noshadow',
  castshadow: 'castshadow',
  lock: 'lock freeze pin secure immobilize immobilise',
  unlock: 'unlock unfreeze unpin release',
  undo: 'undo revert',
  redo: 'redo',
  frame: 'frame focus zoom',
  zoom: 'zoomview',
  orbit: 'orbitview',
  shading: 'shadingview',
  beam: 'beamangle',
  beamedge: 'beamedge',
  lightrange: 'lightrange',
  sunfrom: 'sunfrom',
  fieldofview: 'fieldofview',
  look: 'look view',
  export: 'export save download',
  screenshot: 'screenshot',
  finalpicture: 'finalpicture',
  stash: 'stash',
  center: 'center centre',
  dim: 'dim',
  brighten: 'brighten',
  darken: 'darken',
  lighten: 'lighten',
  rest: 'rest ground',
  change: 'change alter modify adjust update give tweak edit',
  swap: 'swap exchange switch trade interchange',
  replace: 'replace substitute',
  face: 'face',
  point: 'point aim',
  separate: 'separate fix untangle',
  play: 'play animate start',
  pause: 'pause hold',
  stop: 'stop',
  divide: 'divide partition',
  surround: 'surround encircle ring',
  flank: 'flank',
  fill: 'fill',
  top: 'top crown',
  fit: 'fit',
  reset: 'reset straighten',
  mend: 'mend repair',
  mirror: 'mirror',
  use: 'use apply',
}

/** Verb → meaning; the first that lists a word has it. */
export const VERBS: Record<string, string> = Object.fromEntries(
  Object.entries(MEANINGS)
    .reverse()
    .flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning])),
)

/** Verbs that are nouns or adjectives as often: they begin an order only before what can be their object. */
export const DOUBTFUL = new Set(
  `line space name call group ground rest color colour set view look copy stack pile light center centre place position turn
  frame count drop scale lower double triple clear top face point mark pin label title ring plant order hold play stop start park
  seat stand lay lean tip size spread fit use mirror cover coat twist grow swing pitch sling top pick slot park hang dump leave keep get send reset
  switch trade level close open kill title view plane square order sit mount sink increase reduce pivot repaint crown fill
  include fix release spray prop secure contract heap settle transfer`.split(/\s+/),
)

/** Verbs of what is there: “delete a red box” makes none. */
export const OF_WHAT_IS =
  /^(?:delete|hide|show|select|color|lock|unlock|rename|scale|shrink|enlarge|rotate|tilt|flip|isolate)$/

/** Verbs whose object is to go somewhere: what follows it is a place, and no description. */
export const PLACING =
  /^(create|place|move|raise|lower|drop|duplicate|center|scatter|rest|stack|arrange|line|distribute|tilt)$/
