const path = require('node:path')
const { process: transformed } = require('./transform.cjs')

const SHARED = ['gateway', 'counter', 'src', 'node_modules'].map((folder) => path.resolve(__dirname, '../..', folder) + path.sep)

/** The product and its packages are loaded once (`sharedModules.cjs`); tests, and what they are made of, anew for each file. */
const isShared = (file) => !file.endsWith('.test.ts') && SHARED.some((folder) => file.startsWith(folder))

module.exports = {
  process: (source, file) =>
    isShared(file) ? { code: `module.exports = sharedModule(${JSON.stringify(file)})` } : transformed(source, file),
}
