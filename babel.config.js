/*
 * Without its `bugfixes` preset-env rewrites three whole features for one old fault each in Safari; Taro's preset has no switch for
 * that. The faults are mended instead: 4 KB less on the first screen.
 */
const env = {
  exclude: ['transform-parameters', 'transform-template-literals', 'transform-destructuring'],
  include: [
    'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
    'bugfix/transform-safari-rest-destructuring-rhs-array',
    'bugfix/transform-tagged-template-caching',
    'bugfix/transform-v8-spread-parameters-in-optional-chaining',
  ],
}

export default {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, ...env }]],
  // `document.all` is no value of ours, and a class field may be set: `a?.b` and fields stay short.
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
  overrides: [
    { test: /node_modules[\\/]@tanstack[\\/]/, plugins: ['./config/plainPrivates.cjs'] },
    { test: /src[\\/]contract[\\/]/, plugins: [['./config/clientContract.cjs', { isSplit: process.env.TARO_ENV === 'h5' }]] },
    { test: /src[\\/]routes[\\/]\w+Routes\.ts$/, plugins: [['./config/clientRoutes.cjs', { isMini: process.env.TARO_ENV === 'weapp' }]] },
    ...(process.env.TARO_ENV === 'weapp' ? [{ exclude: /node_modules/, plugins: ['./config/shortAtoms/babel.cjs'] }] : []),
  ],
  plugins: [
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`,
        style: (file) => `${file}/style/css`,
      },
      'nutui-react-taro',
    ],
  ],
}
