const path = require('node:path')
const { TestEnvironment } = require('jest-environment-node')
const { tests: cover } = require('./pgliteCover.json')

/** Tests of a block and of the blocks in it, each by its whole name. */
const testsIn = ({ children }, names = []) =>
  children.flatMap((child) =>
    child.type === 'test' ? [[[...names, child.name].join(' '), child]] : testsIn(child, [...names, child.name]),
  )

/** Node, in which only those tests of a file run that the cover names (scripts/pgliteCover.mjs); all of a file that it does not name. */
module.exports = class CoverEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const named = cover[path.relative(config.projectConfig.rootDir, context.testPath)]
    this.chosen = named && new Set(named)
  }

  handleTestEvent(event, { rootDescribeBlock }) {
    if (event.name !== 'run_start' || !this.chosen) return
    for (const [name, test] of testsIn(rootDescribeBlock)) if (!this.chosen.has(name)) test.mode = 'skip'
  }
}
