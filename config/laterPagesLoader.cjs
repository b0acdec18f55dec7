const { readConfig } = require('@tarojs/helper')

/** Writes src/taro/laterPages as Taro's own loader writes the pages of its entry (@tarojs/taro-loader/lib/h5). */
module.exports = function () {
  const options = this.getOptions()
  const rows = options.pages.map(([page, config]) => {
    const load = `(context, params) => [import(${JSON.stringify(`@/${page}`)}), context, params]`
    return `{ ...${JSON.stringify(readConfig(config, options))}, path: ${JSON.stringify(page)}, load: ${load} }`
  })
  return `export const laterPages = [${rows.join()}]`
}
