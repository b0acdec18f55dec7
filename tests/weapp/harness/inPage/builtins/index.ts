import type { ComponentSpace } from '../engine'
import { defineButton } from './button'
import { defineCanvas } from './canvas'
import { defineCheckbox } from './checkbox'
import { anything, definerIn, flag, size, text } from './define'
import { defineForm } from './form'
import { defineCoverImage, defineImage } from './image'
import { defineInput } from './input'
import { defineLabel } from './label'
import { defineNavigator } from './navigator'
import { definePageContainer } from './pageContainer'
import { definePicker } from './picker'
import { definePickerView } from './pickerView'
import { defineRadio } from './radio'
import { defineRichText } from './richText'
import { defineScrollView } from './scrollView'
import { defineSlider } from './slider'
import { defineSwiper } from './swiper'
import { defineSwitch } from './switch'
import { defineTextarea } from './textarea'
import { defineWebView } from './webView'

/** They draw their children and nothing else. */
const PLAIN = [
  ...['view', 'cover-view', 'root-portal', 'movable-area', 'movable-view', 'match-media', 'share-element'],
  ...['navigation-bar', 'page-meta', 'swiper-item'],
]
/** Shown as empty boxes: what they draw is the phone's own. */
const OPAQUE = ['video', 'map', 'camera', 'live-player', 'ad', 'official-account', 'open-data', 'editor']

/** WeChat's built-in components as far as pages of a shop need them. */
export function defineBuiltins(space: ComponentSpace, go: (call: string, given: object) => void) {
  const define = definerIn(space)
  for (const tag of PLAIN) define(tag, { properties: { itemId: text() } })
  for (const tag of OPAQUE) define(tag, { properties: { src: text(), type: text() } })
  define('text', { properties: { selectable: flag(), userSelect: flag(), space: text(), decode: flag() } })
  define('icon', { properties: { type: text(), size: anything(23), color: text() } })
  define('progress', { properties: { percent: size() } })
  defineNavigator(define, go)
  const own = [
    ...[
      defineButton,
      defineCanvas,
      defineCheckbox,
      defineCoverImage,
      defineForm,
      defineImage,
      defineInput,
      defineLabel,
      definePageContainer,
    ],
    ...[
      definePicker,
      definePickerView,
      defineRadio,
      defineRichText,
      defineScrollView,
      defineSlider,
      defineSwiper,
      defineSwitch,
      defineTextarea,
      defineWebView,
    ],
  ]
  for (const one of own) one(define)
}
