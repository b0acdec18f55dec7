/** What WeChat gives every module, in the order in which the loader passes it. */
export const MODULE_PARAMETERS = [
  'require',
  'module',
  'exports',
  'wx',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'global',
  'globalThis',
]
