/** A style sheet or picture under test: its class names and addresses are their own names. */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) })
