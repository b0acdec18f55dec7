import { bundle } from './bundle'
import type { OpenPage } from './pageStack'
import { problems, type Problem } from './problems'

type TaroNode = { nn?: string | number; cn?: TaroNode[] }

/** Templates of base.wxml by the name of what they draw: `tmpl_0_9` draws 9. */
const drawable = new Set(
  Object.keys(bundle.templates.base?._ ?? {}).map((name) => name.replace(/^tmpl_\d+_/, '').replace(/_(focus|blur)$/, '')),
)

/** Taro draws every node by `<template is="tmpl_<level>_<kind>">`: a kind without a template vanishes, and nobody says so. */
function withoutTemplate(pages: readonly OpenPage[]): Problem[] {
  const missing = new Map<string, string>()
  const visit = (node: TaroNode | undefined, path: string) => {
    if (!node) return
    if (node.nn !== undefined && drawable.size && !drawable.has(String(node.nn))) missing.set(String(node.nn), path)
    for (const child of node.cn ?? []) visit(child, path)
  }
  for (const { path, instance } of pages) visit(instance.data.root as TaroNode | undefined, path)
  return [...missing].map(([kind, path]) => ({ kind: 'template', message: `${path}: no template draws "${kind}"` }))
}

const countOf = (node: TaroNode): number => 1 + (node.cn ?? []).reduce((sum, child) => sum + countOf(child), 0)

/** What a test wants to know of the page on top. */
export function inspect(pages: readonly OpenPage[]) {
  const top = pages.at(-1)
  return {
    path: top?.path ?? '',
    query: top?.query ?? {},
    depth: pages.length,
    text: top?.host.innerText ?? '',
    /** How many nodes the page's data describes. WeChat warns from 1000 drawn nodes on. */
    nodes: top ? countOf(top.instance.data.root ?? {}) : 0,
    problems: [...problems, ...withoutTemplate(pages)],
  }
}
