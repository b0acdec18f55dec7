import type { ComponentSpace } from '../engine'
import { anything, definerIn, flag, size, text } from './define'
import { defineChoices } from './choices'
import { defineFields } from './fields'
import { defineImages } from './images'
import { defineScrollView } from './scrollView'
import { defineSwiper } from './swiper'

const PLAIN = [
  'view',
  'cover-view',
  'root-portal',
  'movable-area',
  'movable-view',
  'page-container',
  'match-media',
  'share-element',
  'navigation-bar',
  'page-meta',
  'swiper-item',
  'picker-view-column',
]
/** Shown as empty boxes: what they draw is the host's own. */
const OPAQUE = ['canvas', 'video', 'map', 'web-view', 'camera', 'live-player', 'ad', 'official-account', 'open-data', 'editor']

/** WeChat's built-in components as far as pages of a shop need them. */
export function defineBuiltins(space: ComponentSpace) {
  const define = definerIn(space)
  for (const tag of PLAIN) define(tag, { properties: { itemId: text() } })
  for (const tag of OPAQUE) define(tag, { properties: { src: text(), canvasId: text(), type: text() } })
  define('text', { properties: { selectable: flag(), userSelect: flag(), space: text(), decode: flag() } })
  define('icon', { properties: { type: text(), size: anything(23), color: text() } })
  define('progress', { properties: { percent: size() } })
  define('rich-text', { properties: { nodes: anything(''), space: text() } })
  define('navigator', { properties: { url: text(), openType: text('navigate'), delta: size(1) } })
  for (const tag of ['picker', 'picker-view'])
    define(tag, {
      properties: {
        mode: text('selector'),
        range: anything([]),
        rangeKey: text(),
        value: anything(0),
        start: text(),
        end: text(),
        disabled: flag(),
      },
    })
  defineImages(define)
  defineFields(define)
  defineChoices(define)
  defineScrollView(define)
  defineSwiper(define)
}
