/*
 * The counter's parts put their styles into the page while they render: thousands of rules, and jsdom matches every element with each of them
 * whenever a test asks what can be seen. It has no layout to show them with, so it gets none.
 */
exports.updateCSS = () => document.createElement('style')
exports.removeCSS = () => undefined
exports.clearContainerCache = () => undefined
