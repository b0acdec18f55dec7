/** A style sheet or picture under test: something to import, with nothing in it that a test could look at. */
module.exports = 'asset'
