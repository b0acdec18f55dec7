export type Build = 'h5' | 'weapp'

/** What this shop changes in Taro, its router or a library. Every change is a row here; `config/patches.ts` puts the files in place. */
export type Patch = {
  /** The package that is changed, and its version when somebody last looked at the change: another one asks for another look. */
  package: string
  version: string
  /** The file of the package that is changed or replaced. */
  file: string
  /** A text of that file which the change counts on. */
  counts: string
  /** How: in the browser's build (or those of `builds`) a file below `src/taro` stands in its place or for imports of `as`, or code changes it. */
  by: { replaced: string; builds?: readonly Build[] } | { instead: string; as: string } | { code: string }
  why: string
}

const TARO = '4.2.1'

export const patches: readonly Patch[] = [
  {
    package: 'query-string',
    version: '9.5.1',
    file: 'index.js',
    counts: 'queryString',
    by: { instead: 'queryString.ts', as: 'query-string$' },
    why: 'Taro’s router reads addresses with `decode: false`; three lines do that. 3.4 KB gzip.',
  },
  {
    package: 'universal-router',
    version: '9.2.1',
    file: 'package.json',
    counts: 'path-to-regexp',
    by: { instead: 'universalRouter.ts', as: 'universal-router$' },
    why: 'The route table says which page an address belongs to. 2.9 KB gzip, and the patterns a second time.',
  },
  {
    package: '@tarojs/components-react',
    version: TARO,
    file: 'dist/index.css',
    counts: 'taro',
    by: { instead: 'taroComponents.css', as: '@tarojs/components-react/dist/index.css$' },
    why: 'Its 14 KB of WeUI buttons and icons would travel inside the script; what pages need stands here.',
  },
  {
    package: '@tarojs/components',
    version: TARO,
    file: 'dist/taro-components/taro-components.css',
    counts: 'taro',
    by: { instead: 'nothing.css', as: '@tarojs/components/dist/taro-components/taro-components.css$' },
    why: 'Styles of web components, which the H5 build does not use.',
  },
  {
    package: '@tarojs/components',
    version: TARO,
    file: 'global.css',
    counts: '-webkit-tap-highlight-color',
    by: { instead: 'taroGlobal.css', as: '@tarojs/components/global.css$' },
    why: 'The few global rules that pages need; the rest is in styles/web.scss.',
  },
  {
    package: 'tslib',
    version: '2.9.1',
    file: 'tslib.es6.mjs',
    counts: '__awaiter',
    by: { instead: '../../node_modules/tslib/tslib.es6.mjs', as: 'tslib$' },
    why: 'Its ES module can be taken apart: only the helpers that are used are shipped.',
  },
  {
    package: '@tarojs/router',
    version: TARO,
    file: 'dist/navigationBar.js',
    counts: 'initNavigationBar',
    by: { replaced: 'navigationBar.ts' },
    why: 'Every page draws its own bar and title. 4 KB gzip.',
  },
  {
    package: '@tarojs/router',
    version: TARO,
    file: 'dist/router/navigation-bar.js',
    counts: 'class NavigationBar',
    by: { replaced: 'navigationBar.ts' },
    why: 'Every page draws its own bar and title. 4 KB gzip.',
  },
  {
    package: '@tarojs/router',
    version: TARO,
    file: 'dist/style.js',
    counts: 'loadRouterStyle',
    by: { replaced: 'routerStyle.ts' },
    why: 'What pages need of it is in styles/web.scss, before the script and cached.',
  },
  {
    package: '@tarojs/router',
    version: TARO,
    file: 'dist/utils/index.js',
    counts: 'this.getOrigin',
    by: { code: 'src/platform/setup/index.h5.ts' },
    why: 'Taro looks page configs up by exact address, which an address with parameters never is.',
  },
  {
    package: '@tarojs/api',
    version: TARO,
    file: 'dist/index.js',
    counts: 'getEnv',
    by: { replaced: 'taroApi.ts' },
    why: 'Without the computing of lengths and the links of `Taro.request`.',
  },
  {
    package: '@tarojs/taro',
    version: TARO,
    file: 'index.js',
    counts: "const { hooks } = require('@tarojs/runtime')",
    by: { replaced: 'miniTaro.cjs', builds: ['weapp'] },
    why: 'A destructured `require` keeps every export of the runtime, its parser of HTML too. 17 KB of the main package.',
  },
  {
    package: '@tarojs/plugin-platform-weapp',
    version: TARO,
    file: 'dist/runtime.js',
    counts: 'initNativeApi',
    by: { replaced: 'miniRuntime.ts', builds: ['weapp'] },
    why: 'It names every attribute of WeChat’s components, which the runtime’s table is not to learn.',
  },
  {
    package: '@tarojs/runtime',
    version: TARO,
    file: 'dist/dom/root.js',
    counts: 'data[path] = value()',
    by: { code: 'src/taro/hydrateOnce.ts' },
    why: 'A node that comes and changes within one turn would travel to the view twice with all that is in it.',
  },
  {
    package: '@tarojs/shared',
    version: TARO,
    file: 'dist/components.js',
    counts: 'const internalComponents = {',
    by: { replaced: 'miniComponents.ts', builds: ['weapp'] },
    why: 'The runtime’s table of components is made of the same list as the templates.',
  },
  {
    package: '@tarojs/runtime',
    version: TARO,
    file: 'dist/bom/location.js',
    counts: 'class TaroLocation',
    by: { replaced: 'miniAddress.ts', builds: ['weapp'] },
    why: 'A mini-program has no address and no history.',
  },
  {
    package: '@tarojs/runtime',
    version: TARO,
    file: 'dist/bom/history.js',
    counts: 'class TaroHistory',
    by: { replaced: 'miniAddress.ts', builds: ['weapp'] },
    why: 'A mini-program has no address and no history.',
  },
  {
    package: '@tarojs/taro-h5',
    version: TARO,
    file: 'dist/api/taro.js',
    counts: 'initPxTransform',
    by: { replaced: 'taro.ts' },
    why: 'Without the computing of lengths, request links, worklets and plugins.',
  },
  {
    package: '@tarojs/runtime',
    version: TARO,
    file: 'dist/dom/event.js',
    counts: 'class TaroEvent',
    by: { replaced: 'runtimeEvent.ts' },
    why: 'A browser has events of its own. 1 KB gzip.',
  },
  {
    package: '@tarojs/runtime',
    version: TARO,
    file: 'dist/perf.js',
    counts: 'perf',
    by: { replaced: 'perf.ts', builds: ['h5', 'weapp'] },
    why: 'Taro’s stopwatch runs in its debug mode only.',
  },
  {
    package: '@tarojs/components-react',
    version: TARO,
    file: 'dist/components/pull-down-refresh/index.js',
    counts: 'class PullDownRefresh',
    by: { replaced: 'PullDownRefresh.tsx' },
    why: 'Taro’s measures its own box instead of the page that scrolls, and never tells the page.',
  },
  {
    package: '@tanstack/query-core',
    version: '5.108.0',
    file: 'build/modern/mutationCache.js',
    counts: 'resumePausedMutations',
    by: { replaced: 'mutationCache.ts', builds: ['h5', 'weapp'] },
    why: 'Every write goes through `api/write`: Query’s own mutations are never made. 1.7 KB gzip.',
  },
  {
    package: '@tanstack/query-core',
    version: '5.108.0',
    file: 'build/modern/query.js',
    counts: 'this.#',
    by: { code: 'config/plainPrivates.cjs' },
    why: 'Babel’s stand-in for private members makes TanStack Query half as large again.',
  },
  {
    package: '@tanstack/query-core',
    version: '5.108.0',
    file: 'build/modern/query.js',
    counts: 'new AbortController()',
    by: { code: 'src/platform/setup/abort.ts' },
    why: 'TanStack Query makes one for every read; WeChat’s logic layer has none, so the shop brings what Query and its client use.',
  },
  {
    package: '@tarojs/shared',
    version: TARO,
    file: 'dist/template.js',
    counts: 'this.modifyCompProps(compName, component)',
    by: { code: 'config/templates.ts' },
    why: 'Taro’s templates leave out what screen readers read, and name what the shop does not use. 35 KB of the main package.',
  },
  {
    package: '@tarojs/webpack5-runner',
    version: TARO,
    file: 'dist/plugins/MiniSplitChunksPlugin.js',
    counts: 'isSubsDep(',
    by: { code: 'config/subPackages.ts' },
    why: 'What several sub-packages use stays once in the main package. 164 KB six times.',
  },
  {
    package: 'react-dom',
    version: '18.3.1',
    file: 'client.js',
    counts: 'exports.hydrateRoot',
    by: { replaced: 'hydratingRoot.ts' },
    why: 'A page that the gateway rendered is taken over instead of being rendered again; Taro would make an empty root and mount its page later.',
  },
  {
    package: 'zustand',
    version: '5.1.0',
    file: 'esm/react.mjs',
    counts: 'api.getInitialState()',
    by: { replaced: 'zustandReact.ts' },
    why: 'React would take a rendered page over with the state that a store began with, and not with the one the page was rendered from.',
  },
]
