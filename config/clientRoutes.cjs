/*
 * A Babel plugin for the clients' builds, for the files of the route table alone. Leaves out of the rows what no client reads: the builds
 * and the gateway do (page configs, `preloadRule`, the sitemap, the renderer). WeChat takes no words for search engines either, and keeps
 * scroll positions itself. A skeleton of the whole page is what there is where a row says nothing.
 */
const BUILDS_ONLY = ['indexed', 'next', 'pullToRefresh', 'sendsCard', 'turns']
const BROWSERS_ONLY = ['keywords', 'description', 'restoresScroll']

const nameOf = ({ type, key }) => (type === 'ObjectProperty' ? key.name : undefined)
const isDefault = (column) => nameOf(column) === 'skeleton' && column.value.value === 1

module.exports = (_babel, { isMini = false }) => {
  const leftOut = new Set(isMini ? [...BUILDS_ONLY, ...BROWSERS_ONLY] : BUILDS_ONLY)
  return {
    visitor: {
      ObjectExpression({ node: options }) {
        if (!options.properties.some((column) => nameOf(column) === 'title')) return
        options.properties = options.properties.filter((column) => !leftOut.has(nameOf(column)) && !isDefault(column))
      },
    },
  }
}
module.exports.BUILDS_ONLY = BUILDS_ONLY
