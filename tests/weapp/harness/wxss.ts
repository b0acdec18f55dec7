import postcss, { type AtRule, type ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { withoutRpx } from './rpx'

type Options = {
  /** Set before each class of an isolated component. */ classPrefix?: string | undefined
  /** Only pages of this path are styled. */ pageScope?: string | undefined
}

/** A mini-program's style sheet as a browser's: rpx as vw, elements by the names they have here, classes and pages kept apart. */
export function cssOf(wxss: string, { classPrefix, pageScope }: Options = {}): string {
  const sheet = postcss.parse(wxss)
  const rewrite = selectorParser((selectors) => {
    selectors.walkTags((tag) => void (tag.value = `wx-${tag.value}`))
    if (classPrefix) selectors.walkClasses((own) => void (own.value = `${classPrefix}--${own.value}`))
  })
  sheet.walkDecls((declaration) => void (declaration.value = withoutRpx(declaration.value)))
  sheet.walkAtRules(/media|container|supports/, (rule) => void (rule.params = withoutRpx(rule.params)))
  sheet.walkRules((rule) => {
    if (!isKeyframes(rule.parent)) rule.selector = rewrite.processSync(rule.selector)
  })
  if (!pageScope) return sheet.toString()
  const everywhere: ChildNode[] = []
  const scoped: ChildNode[] = []
  for (const node of sheet.nodes)
    (node.type === 'atrule' && /keyframes$|font-face|charset/.test(node.name) ? everywhere : scoped).push(node)
  return `${everywhere.join('\n')}\n@scope ([data-page="${pageScope}"]) {\n${scoped.join('\n')}\n}`
}

const isKeyframes = (parent: unknown) => /keyframes$/.test((parent as AtRule | undefined)?.name ?? '')
