import { stylesOf, type StyleRule } from './stylesOf'

const rule = (text: string, ...classes: string[]): StyleRule => ({ selectors: [{ text, classes }], body: 'color:red' })

describe('the styles of a page', () => {
  it('are the rules all of whose classes it has, in their order', () => {
    const rules = [rule('.b .a', 'b', 'a'), rule('.c', 'c'), rule('html')]
    expect(stylesOf('<p class="a x"></p><p class="b"></p>', rules)).toBe('.b .a{color:red}html{color:red}')
  })

  it('leave out selectors and conditions that nothing fits', () => {
    const either: StyleRule = {
      selectors: [
        { text: '.a', classes: ['a'] },
        { text: '.c', classes: ['c'] },
      ],
      body: 'top:0',
    }
    const rules: StyleRule[] = [
      either,
      { around: '@media print', rules: [rule('.c', 'c')] },
      { around: '@media screen', rules: [rule('.a', 'a')] },
    ]
    expect(stylesOf('<p class="a"></p>', rules)).toBe('.a{top:0}@media screen{.a{color:red}}')
  })
})
