export default {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  // `document.all` is no value of ours, and a class field may be set: `a?.b` and fields stay short.
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
  overrides: [{ test: /node_modules[\\/]@tanstack[\\/]/, plugins: ['./config/plainPrivates.cjs'] }],
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
