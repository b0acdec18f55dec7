import path from 'node:path'

const root = path.resolve(__dirname, '..')
const shim = (name: string) => path.join(root, 'src/shims', name)
const style = (name: string) => path.join(root, 'src/styles', name)
const inPackages = (file: string) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]${file.replace(/[/.]/g, (sign) => (sign === '/' ? '[\\\\/]' : '\\.'))}$`)

/** Packages the browser's build does without: what stands in their place says why. */
export const ALIASES: Record<string, string> = {
  'query-string$': shim('queryString.ts'),
  'universal-router$': shim('universalRouter.ts'),
  '@tarojs/components-react/dist/index.css$': style('taroComponents.css'),
  '@tarojs/components/dist/taro-components/taro-components.css$': style('nothing.css'),
  '@tarojs/components/global.css$': style('taroGlobal.css'),
  '@babel/runtime/helpers/esm/slicedToArray$': shim('slicedToArray.ts'),
  tslib$: path.join(root, 'node_modules/tslib/tslib.es6.mjs'),
}

/** Single files of packages, by what they are replaced with. */
export const REPLACED: Array<[RegExp, string]> = [
  [inPackages('@tarojs/router/dist/navigationBar.js'), shim('navigationBar.ts')],
  [inPackages('@tarojs/router/dist/router/navigation-bar.js'), shim('navigationBar.ts')],
  [inPackages('@tarojs/router/dist/style.js'), shim('routerStyle.ts')],
  [inPackages('@tarojs/api/dist/index.js'), shim('taroApi.ts')],
  [inPackages('@tarojs/taro-h5/dist/api/taro.js'), shim('taro.ts')],
  [inPackages('@tarojs/runtime/dist/dom/event.js'), shim('runtimeEvent.ts')],
  [inPackages('@tarojs/runtime/dist/perf.js'), shim('perf.ts')],
  [inPackages('@tarojs/components-react/dist/components/pull-down-refresh/index.js'), shim('PullDownRefresh.tsx')],
  [inPackages('@tanstack/query-core/build/modern/mutationCache.js'), shim('mutationCache.ts')],
]
