import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'

/**
 * Writes `styles.json`: the rules of each style sheet with the classes that their selectors name, for the gateway to write into a page that it
 * renders those that the page uses (gateway/server/stylesOf). Fonts and animations come with the sheets themselves.
 */
export function writePageStyles(folder) {
  const files = readdirSync(path.join(folder, 'css')).filter((name) => name.endsWith('.css'))
  const sheets = files.map((name) => [`css/${name}`, rulesIn(parse(readFileSync(path.join(folder, 'css', name), 'utf8')))])
  writeFileSync(path.join(folder, 'styles.json'), JSON.stringify(Object.fromEntries(sheets)))
}

function rulesIn(container) {
  return container.nodes.flatMap((node) => {
    if (node.type === 'rule')
      return [{ selectors: node.selectors.map((text) => ({ text, classes: classesIn(text) })), body: node.nodes.join(';') }]
    if (node.type !== 'atrule' || !['media', 'supports'].includes(node.name)) return []
    return [{ around: `@${node.name} ${node.params}`, rules: rulesIn(node) }]
  })
}

/** What a selector needs; what stands in a `:not()` it does not. */
const classesIn = (selector) => [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name)
