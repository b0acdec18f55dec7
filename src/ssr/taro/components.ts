/*
 * `@tarojs/components` as the H5 build resolves it (`useHtmlComponents`), of which pages that are rendered need these: the same code, so that the
 * markup is the same.
 */
export { default as Image } from '@tarojs/components-react/dist/components/image'
export { default as Input } from '@tarojs/components-react/dist/components/input'
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view'
export { default as Text } from '@tarojs/components-react/dist/components/text'
export { default as View } from '@tarojs/components-react/dist/components/view'
