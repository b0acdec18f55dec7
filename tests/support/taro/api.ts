/*
 * `@tarojs/taro` as the H5 build makes it: the browser's API and React's page hooks under one name. The import of the
 * API comes first, because router and API import each other and only this order ends.
 */
import Taro, * as api from '@tarojs/taro-h5'
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'

const all = Taro as unknown as Record<string, unknown>
for (const part of [api, hooks]) {
  for (const [name, value] of Object.entries(part)) if (name !== 'default' && !(name in all)) all[name] = value
}

export * from '@tarojs/taro-h5'
export * from '@tarojs/plugin-framework-react/dist/runtime'
export default Taro
