/*
 * Stands in for `@tarojs/taro` in the mini-program (config/patches.ts). One export of a module is asked for at a time: webpack leaves the
 * others out, which a destructured `require` does not let it do.
 */
const hooks = require('@tarojs/runtime').hooks
const taro = require('@tarojs/api').default

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

module.exports = taro
module.exports.default = taro
