import Taro from '@tarojs/taro'
import { freeBack, onFreeBack } from '@/routes/freeBack'

const stand = (page: unknown) => Object.assign(Taro.getCurrentInstance(), { page })

it('frees WeChat’s back on the page on top alone, and on the page below once that is on top again', async () => {
  const freed: string[] = []
  const [below, top] = [{}, {}]
  const frees = (name: string) => () => Promise.resolve(void freed.push(name))
  const end = onFreeBack(below, frees('below'))
  stand(top)
  await freeBack()
  expect(freed).toEqual([])
  const endTop = onFreeBack(top, frees('top'))
  await freeBack()
  endTop()
  stand(below)
  await freeBack()
  expect(freed).toEqual(['top', 'below'])
  end()
  await freeBack()
  expect(freed).toHaveLength(2)
})
