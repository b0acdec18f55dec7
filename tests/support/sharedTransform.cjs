const { realpathSync } = require('node:fs')
const path = require('node:path')
const { process: transformed } = require('./transform.cjs')

const ROOT = path.resolve(__dirname, '../..')

/**
 * Files of the configuration's `shared` folders are loaded once, in Node's own realm (`nativeModules.cjs`); tests, and what they are made
 * of, anew for each file.
 */
const isShared = (file, folders) => !file.endsWith('.test.ts') && folders.some((folder) => file.startsWith(pathOf(folder)))

/** Jest names files by where they really are: the packages of a mutated copy of the project are a link. */
const pathOf = (folder) => realpathSync(path.join(ROOT, folder)) + path.sep

module.exports = {
  process: (source, file, { transformerConfig: { shared } }) =>
    isShared(file, shared) ? { code: `module.exports = sharedModule(${JSON.stringify(file)})` } : transformed(source, file),
}
