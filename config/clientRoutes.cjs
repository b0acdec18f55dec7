/*
 * A Babel plugin for the clients' builds. Leaves out of the rows of the route table what no client reads: the builds and the gateway do
 * (page configs, `preloadRule`, the sitemap, the renderer). WeChat takes no words for search engines either, and keeps scroll positions itself.
 */
const BUILDS_ONLY = ['indexed', 'next', 'pullToRefresh', 'sendsCard', 'turns']
const BROWSERS_ONLY = ['keywords', 'description', 'restoresScroll']

module.exports = (_babel, { isMini = false }) => {
  const leftOut = new Set(isMini ? [...BUILDS_ONLY, ...BROWSERS_ONLY] : BUILDS_ONLY)
  return {
    visitor: {
      CallExpression({ node: { callee, arguments: given } }) {
        if (callee.type !== 'Identifier' || callee.name !== 'route' || given[2]?.type !== 'ObjectExpression') return
        given[2].properties = given[2].properties.filter((column) => column.type !== 'ObjectProperty' || !leftOut.has(column.key.name))
      },
    },
  }
}
module.exports.BUILDS_ONLY = BUILDS_ONLY
