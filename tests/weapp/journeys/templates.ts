/** Of a kind of Taro node: the element that draws it, and by which short names its data carries what a shopper notices. */
export type Drawing = { tag: string; slots: Record<string, string> }

const NOTICED = ['aria-label', 'aria-role', 'aria-hidden', 'placeholder', 'src']

/**
 * Taro hands WeChat a tree of nodes with short names, and `base.wxml` says what they mean: `<template name="tmpl_0_4"><view
 * aria-label="{{i.p2}}" …>`.
 */
export function drawingsIn(baseWxml: string): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>()
  for (const [, kind = '', tag = '', attributes = ''] of baseWxml.matchAll(
    /<template name="tmpl_\d+_(\w+?)(?:_focus|_blur)?">\s*<([\w-]+)([^>]*)/g,
  )) {
    const slots = NOTICED.flatMap((name) => {
      const [, slot] = new RegExp(` ${name}="{{(?:xs\\.b\\()?i\\.(\\w+)`).exec(attributes) ?? []
      return slot === undefined ? [] : [[name, slot] as const]
    })
    // A field has a template that only chooses between its two.
    if (tag !== 'template' && !drawings.has(kind)) drawings.set(kind, { tag, slots: Object.fromEntries(slots) })
  }
  return drawings
}
