import { boxesCalled, called, fieldsCalled, reading, seenIn } from './pageTree'
import { drawingsIn } from './templates'

const drawings = drawingsIn(`
<template name="tmpl_0_0">
  <view aria-role="{{i.p3}}" aria-label="{{i.p2}}" style="{{i.st}}"></view>
</template>
<template name="tmpl_0_4">
  <template is="{{xs.c(i, 'tmpl_0_')}}" data="{{i:i}}" />
</template>
<template name="tmpl_0_4_blur">
  <input placeholder="{{i.p16}}" aria-label="{{i.p1}}" value="{{i.value}}" />
</template>`)

const page = seenIn(
  {
    cn: [
      { nn: '0', sid: '_a', p3: 'button', p2: '收藏，已选中', cn: [{ nn: '8', v: '心' }] },
      { nn: '0', sid: '_b', cn: [{ nn: '0', sid: '_c', cn: [{ nn: '8', v: '确认支付 ¥22.80' }] }] },
      { nn: '4', sid: '_d', p16: '搜药名', p1: '搜索' },
      {
        nn: '0',
        sid: '_e',
        p3: 'checkbox',
        cn: [
          { nn: '0', sid: '_f', cl: 'q-check on' },
          { nn: '8', v: '同意' },
        ],
      },
    ],
  },
  drawings,
)

describe('what a shopper notices of a mini-program page', () => {
  const ids = (all: Array<{ id: string }>) => all.map(({ id }) => id)

  it('calls things by their label, without the state that is said in it', () => {
    expect(ids(called(page, '收藏', true))).toEqual(['_a'])
    expect(called(page, '收藏', true)[0]?.isOn).toBe(true)
  })

  it('finds words in the innermost element that reads so', () => {
    expect(ids(reading(page, /^确认支付/))).toEqual(['_c'])
    expect(ids(reading(page, '确认支付', true))).toEqual([])
  })

  it('finds fields by label or placeholder', () => {
    expect(ids(fieldsCalled(page, '搜索'))).toEqual(['_d'])
    expect(ids(fieldsCalled(page, '搜药名'))).toEqual(['_d'])
  })

  it('knows a ticked box', () => {
    expect(boxesCalled(page, '同意').map(({ isOn }) => isOn)).toEqual([true])
  })
})
