import { bundle } from '../bundle'
import type { EngineElement } from '../engine'

const handles = new Map<string, EngineElement>()
const ids = new WeakMap<EngineElement, string>()

const isOwnComponent = ({ is, tagName }: EngineElement) => is in bundle.templates && tagName !== 'page'

/** What the automator keeps of an element: a name by which to ask for it again. */
export function handleOf(element: EngineElement | undefined) {
  if (!element) throw new Error('no such element')
  const elementId = ids.get(element) ?? `element-${handles.size + 1}`
  ids.set(element, elementId)
  handles.set(elementId, element)
  return { elementId, tagName: element.tagName ?? element.is, ...(isOwnComponent(element) && { nodeId: elementId }) }
}

export function elementOf(elementId: string): EngineElement {
  const element = handles.get(elementId)
  if (!element?.getBackendElement()?.isConnected) throw new Error('the element is no longer on a page')
  return element
}

export function drawnOf(elementId: string): HTMLElement {
  const drawn = elementOf(elementId).getBackendElement()
  if (!drawn) throw new Error('the element is not drawn')
  return drawn
}

export const prefixOf = (path: string) => path.replace(/\W/g, '_')

/** Elements of a page by the mini-program's selector. As in DevTools it sees through hosts that are not drawn, but not into other components. */
export function select(from: EngineElement, selector: string): EngineElement[] {
  const scope = from.is in bundle.templates ? from.getShadowRoot() : from.ownerShadowRoot
  const root = from.getBackendElement()
  if (!scope || !root) return []
  if (selector.includes('#')) showIds(root)
  const prefix = prefixOf(scope.getHostNode().is)
  const css = selector.replace(
    /(\[[^\]]*\])|\.([\w-]+)|(^|[\s>+~,(])([a-z][\w-]*)/g,
    (_, attribute?: string, name?: string, before?: string, tag?: string) =>
      attribute ?? (name ? `:is(.${name},.${prefix}--${name})` : `${before}wx-${tag}`),
  )
  return [...root.querySelectorAll<Drawn>(css)].flatMap(({ __wxElement: found }) => (found && isInside(found, scope) ? [found] : []))
}

type Drawn = HTMLElement & { __wxElement?: EngineElement }
/** The engine keeps ids to itself. */
function showIds(root: HTMLElement) {
  for (const drawn of root.querySelectorAll<Drawn>('*')) if (drawn.__wxElement?.id) drawn.id = drawn.__wxElement.id
}

type Scope = NonNullable<EngineElement['ownerShadowRoot']>

function isInside(element: EngineElement, scope: Scope): boolean {
  for (let root = element.ownerShadowRoot; root; root = root.getHostNode().ownerShadowRoot) {
    if (root === scope) return true
    if (root.getHostNode().getBackendElement()) return false
  }
  return false
}

/** By XPath over what is drawn, in the mini-program's own names. */
export function selectByXpath(root: HTMLElement, xpath: string): EngineElement[] {
  const path = xpath.replace(/(^|\/)([a-z][\w-]*)/g, (_, before: string, tag: string) => `${before}wx-${tag}`).replace(/^\/+/, './/')
  const found = document.evaluate(path, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, place) => found.snapshotItem(place) as Drawn | null).flatMap(
    (drawn) => drawn?.__wxElement ?? [],
  )
}
