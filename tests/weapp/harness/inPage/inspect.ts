import { bundle } from './bundle'
import { crossingsOf, quietFor } from './crossings'
import { sizeOf } from './drawn'
import type { OpenPage } from './pageStack'
import { problems, type Problem } from './problems'
import { sinceTap } from './taps'
import { pendingCalls } from './wx/underWay'

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

/** Milliseconds without a setData, and without a tap that leads to one, after which a page is taken to be finished. */
const QUIET = 400

/** Another site in a web-view is shown without words of the page's own. */
const isEmpty = (page?: HTMLElement) => !page || (page.innerText.trim() === '' && !page.querySelector('iframe'))

/** What a test wants to know of the page on top. */
export function inspect(pages: readonly OpenPage[]) {
  const top = pages.at(-1)
  return {
    path: top?.path ?? '',
    query: top?.query ?? {},
    depth: pages.length,
    text: top?.host.innerText ?? '',
    /** As it is drawn. WeChat's rules: fewer than 1000 nodes, depth under 30, at most 60 children. */
    tree: sizeOf(top?.host ?? document.createElement('i')),
    /** WeChat's rules: at most 20 calls a second, 256 KB at most. */
    setData: crossingsOf(top?.path ?? ''),
    /** What it still has to show: answers, what was drawn or tapped a moment ago, and anything at all. Empty when it has settled. */
    pending: [
      ...pendingCalls(),
      ...(quietFor() > QUIET ? [] : ['setData']),
      ...(sinceTap() > QUIET ? [] : ['what a tap does']),
      ...(isEmpty(top?.host) ? ['words'] : []),
    ],
    problems: [...problems, ...withoutTemplate(pages)],
  }
}
