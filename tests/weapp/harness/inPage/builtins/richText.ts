import { anything, text, type Define } from './define'

type RichNode = { type?: 'node' | 'text'; name?: string; text?: string; attrs?: Record<string, string>; children?: RichNode[] }

/** Elements that WeChat shows in rich text; what it does not know, it leaves out with everything inside. */
const KNOWN = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em fieldset font footer ' +
    'h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small span strong sub sup table tbody td ' +
    'tfoot th thead tr tt u ul'
  ).split(' '),
)
const ATTRIBUTES = new Set(['class', 'style', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'align', 'dir', 'start', 'type'])

/** Text with a shape: HTML as text, or a tree of nodes. Nothing in it runs, links or listens. */
export const defineRichText = (define: Define) =>
  define('rich-text', {
    properties: { nodes: anything(''), space: text() },
    drawn: ({ drawn }) => ({
      updates: {
        nodes(value) {
          const nodes = typeof value === 'string' ? parsed(value) : ((value ?? []) as RichNode[])
          drawn.replaceChildren(...nodes.flatMap(shown))
        },
      },
    }),
  })

const parsed = (html: string): RichNode[] => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(asNode)

const asNode = (node: ChildNode): RichNode =>
  node instanceof Element
    ? {
        name: node.localName,
        attrs: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
        children: [...node.childNodes].map(asNode),
      }
    : { type: 'text', text: node.textContent ?? '' }

function shown({ type, name = '', text: words = '', attrs = {}, children = [] }: RichNode): Node[] {
  if (type === 'text') return [document.createTextNode(decoded(words))]
  if (!KNOWN.has(name)) return []
  const element = document.createElement(name === 'a' ? 'span' : name)
  for (const [attribute, value] of Object.entries(attrs)) if (ATTRIBUTES.has(attribute)) element.setAttribute(attribute, value)
  element.append(...children.flatMap(shown))
  return [element]
}

const decoded = (words: string) => words.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
