/*
 * `@tarojs/components` as the H5 build resolves it with `useHtmlComponents`: Taro's React components where it has them; the rest
 * are web components, which jsdom does not run, so plain elements stand for them.
 */
export { default as Button } from '@tarojs/components-react/dist/components/button'
export { default as Icon } from '@tarojs/components-react/dist/components/icon'
export { default as Image } from '@tarojs/components-react/dist/components/image'
export { default as Input } from '@tarojs/components-react/dist/components/input'
export { default as PullDownRefresh } from '@tarojs/components-react/dist/components/pull-down-refresh'
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view'
export { default as Text } from '@tarojs/components-react/dist/components/text'
export { default as View } from '@tarojs/components-react/dist/components/view'
export * from './plainElements'
