/*
 * The atoms of src/styles/utilities.scss under short names, for the mini-program's build: they are written two thousand times, and its main
 * package has a budget. The browser's build is sent compressed and keeps the names.
 */
const STEPS = { text: 't', gap: 'g', 'margin-top': 'mt', padding: 'p' }
/** Not `relative`, `column` and the like: those stand in styles as values too. */
const NAMES = {
  'align-start': 'as',
  'align-baseline': 'ab',
  'justify-between': 'jb',
  'justify-center': 'jc',
  'justify-end': 'je',
  'text-center': 'tc',
  'text-left': 'tl',
  'text-right': 'tr',
  'full-width': 'fw',
  'padding-gutter': 'pg',
  'padding-bottom-32': 'pb',
  'color-title': 'c1',
  'color-body': 'c2',
  'color-secondary': 'c3',
  'color-caption': 'c4',
  'color-link': 'cg',
  'color-price': 'cr',
  'color-rx': 'ca',
  'weight-medium': 'm',
  'weight-bold': 'b',
}
const atom = new RegExp(`(?<![\\w-])(?:(${Object.keys(STEPS).join('|')})-(\\d+)|(${Object.keys(NAMES).join('|')}))(?![\\w-])`, 'g')

/** A class list or a selector with its atoms shortened. */
module.exports = (text) => text.replace(atom, (_, step, points, name) => (step ? STEPS[step] + points : NAMES[name]))
