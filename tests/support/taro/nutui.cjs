/** NutUI as the build takes it (babel-plugin-import): one folder a component, and only those that are used. */
module.exports = new Proxy(
  {},
  {
    get(_target, name) {
      if (name === '__esModule') return true
      if (typeof name !== 'string' || name === 'default') return undefined
      return require(`@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`).default
    },
  },
)
