import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './attributes.json'

mergeInternalComponents({
  View: attributes,
  Text: attributes,
  Image: attributes,
  Button: attributes,
  Input: attributes,
  Textarea: attributes,
  ScrollView: attributes,
  Swiper: attributes,
  SwiperItem: attributes,
  Canvas: attributes,
})
