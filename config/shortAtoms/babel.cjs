const shortened = require('./names.cjs')

/** A Babel plugin: atoms in the strings of our code get their short names. */
module.exports = () => ({
  visitor: {
    StringLiteral({ node }) {
      const value = shortened(node.value)
      if (value === node.value) return
      node.value = value
      node.extra = undefined
    },
    TemplateElement({ node }) {
      node.value = { raw: shortened(node.value.raw), cooked: shortened(node.value.cooked) }
    },
  },
})
