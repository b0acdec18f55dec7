/*
 * Stands in for Taro's element of a link (config/patches.ts): no page of the mini-program has one, and it alone asks for an `URL` of Taro's own.
 */
export { TaroElement as AnchorElement } from '@tarojs/runtime'
