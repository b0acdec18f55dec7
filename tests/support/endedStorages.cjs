/*
 * Every AsyncLocalStorage that ever ran is asked at each promise until it is disabled (Node 20 and 22), and jest makes a few anew for each
 * test file: after a hundred files promises cost more than the tests. An environment ends what ran during its file; what lives on is
 * enabled again by its next `run`.
 */
const { AsyncLocalStorage } = require('node:async_hooks')

const running = new Set()
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name]
  AsyncLocalStorage.prototype[name] = function (...given) {
    running.add(this)
    return original.apply(this, given)
  }
}

/** When a test file is over: no storage that ran is asked any more. */
exports.endStorages = () => {
  for (const storage of running) storage.disable()
  running.clear()
}
