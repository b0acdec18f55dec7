import { TaroElement, TaroRootElement } from '@tarojs/runtime'
import './hydrateOnce'

type Data = Record<string, unknown>

/** A page of Taro's own nodes that has one already, and what it hands over from now on. */
async function page() {
  const root = new TaroRootElement()
  const sent: Data[] = []
  const setData = (data: Data, done: () => void) => {
    sent.push(data)
    done()
  }
  Object.assign(root, { ctx: { setData } })
  root.appendChild(view('head'))
  await handedOver()
  sent.length = 0
  return { root, sent }
}

function view(words: string) {
  const made = new TaroElement()
  made.nodeName = 'view'
  made.props = { words }
  return made
}

const handedOver = () => new Promise((resolve) => setTimeout(resolve))

it('hands a node over once that comes and changes in one turn', async () => {
  const { root, sent } = await page()
  const [list, last] = [view('list'), view('last')]
  root.appendChild(list)
  list.appendChild(last)
  list.insertBefore(view('first'), last)
  last.setAttribute('words', 'changed')
  await handedOver()
  expect(sent).toMatchObject([{ 'root.cn.[1]': { cn: [{ words: 'first' }, { words: 'changed' }] } }])
  expect(sent.flatMap(Object.keys)).toEqual(['root.cn.[1]'])
})

it('hands over what changes in a node that the page has', async () => {
  const { root, sent } = await page()
  const list = view('list')
  root.appendChild(list)
  await handedOver()
  list.appendChild(view('first'))
  await handedOver()
  expect(sent.slice(1)).toMatchObject([{ 'root.cn.[1].cn': [{ words: 'first' }] }])
})
