const shortened = require('./names.cjs')

/** A PostCSS plugin: atoms in selectors get their short names. */
module.exports = () => ({
  postcssPlugin: 'short-atoms',
  Rule(rule) {
    const selector = shortened(rule.selector)
    if (selector !== rule.selector) rule.selector = selector
  },
})
