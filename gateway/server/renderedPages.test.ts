import type { RenderedPage } from '../../src/lib/pageRender'
import { packedPage } from './packedPage'
import { RenderedPages } from './renderedPages'

const rendering: RenderedPage = { html: '<p></p>', dehydrated: { elder: false, now: 0, answers: [] } }

/** Pages of a shop whose catalogue is at a revision, and what was rendered for them. */
function shop(render: () => Promise<RenderedPage | undefined> = () => Promise.resolve(rendering)) {
  const catalogue = { revision: 1 }
  const rendered: string[] = []
  const pages = new RenderedPages({
    revision: () => Promise.resolve(catalogue.revision),
    renderer: {
      render: ({ address, elder }) => {
        rendered.push(`${address} ${elder}`)
        return render()
      },
    },
  })
  const making = {
    ask: () => Promise.reject(new Error('nothing is asked')),
    write: ({ html }: RenderedPage) => Promise.resolve(packedPage(html, 200)),
  }
  const open = (address: string, elder = false) => pages.pageOf({ address, elder }, making)
  return { catalogue, rendered, open }
}

describe('a page that was rendered', () => {
  it('is kept for everybody, the elder version by itself', async () => {
    const { open, rendered } = shop()
    expect((await Promise.all([open('/'), open('/'), open('/', true)])).map((page) => page?.html)).toEqual(Array(3).fill(rendering.html))
    await open('/')
    expect(rendered).toEqual(['/ false', '/ true'])
  })

  it('is rendered anew when the catalogue has changed', async () => {
    const { open, rendered, catalogue } = shop()
    await open('/')
    catalogue.revision = 2
    await open('/')
    expect(rendered).toHaveLength(2)
  })

  it('is tried again where it could not be rendered', async () => {
    const { open, rendered } = shop(() => Promise.resolve(undefined))
    expect([await open('/'), await open('/')]).toEqual([undefined, undefined])
    expect(rendered).toHaveLength(2)
  })
})
