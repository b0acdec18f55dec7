const used = require('../src/taro/miniPromises.json')

const LIST = /(?<=needPromiseApis = new Set\()\[[^\]]*\]/

/** A webpack loader: of WeChat's 150 calls that answer later, Taro makes promises of those that the shop makes (src/taro/miniPromises.json). */
module.exports = (source) => {
  if (!LIST.test(source)) throw new Error('Taro names the calls that answer later in another way: look at config/promisesLoader.cjs.')
  return source.replace(LIST, JSON.stringify(used))
}
