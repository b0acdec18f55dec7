/*
 * A Babel plugin for the clients' builds. What a call is for, what it collects, what it takes and what a schema is called are read by the
 * gateway alone: a client only reads answers. Leaves out `about`, `collects`, `sameFor`, `params`, `query` and `body` of
 * `endpoint(…, { about })` and `.register(registry, { id })`. Making a schema has no effect of its own, which nobody but us can know: said to the minifier, it leaves
 * out the schemas that nothing names any more. What a function does when it is called is its own: `path.push(…)` within it is no schema.
 */
const SERVER_ONLY = new Set(['about', 'collects', 'sameFor', 'params', 'query', 'body'])
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name
const isPure = ({ leadingComments }) => leadingComments?.some(({ value }) => value.includes('__PURE__'))

module.exports = ({ types }) => ({
  visitor: {
    CallExpression(path) {
      const { callee, arguments: given } = path.node
      if (isNamed(callee, 'endpoint') && given[1]?.type === 'ObjectExpression') {
        const [, parts] = given
        parts.properties = parts.properties.filter((part) => part.type !== 'ObjectProperty' || !SERVER_ONLY.has(part.key.name))
      } else if (callee.type === 'MemberExpression' && isNamed(callee.property, 'register')) {
        path.replaceWith(callee.object)
        return
      }
      if (!isPure(path.node) && path.getFunctionParent() === null) types.addComment(path.node, 'leading', '#__PURE__')
    },
  },
})
