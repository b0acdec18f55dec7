import type { Check } from './readBuild'

/** A finger on a scrim does not move the page behind it (`ui/layer/still`): some template catches it. */
export const stillScrims: Check = ({ read, has }) =>
  !has('base.wxml') || /<view [^>]*\bcatchtouchmove="eh"/.test(read('base.wxml')) ? [] : ['base.wxml catches no finger that moves']
