import { cartLine } from '../../../../../tests/support/cartLine'
import { allTicked, toTick, toggled, toggledAll } from './ticks'

const ticked = cartLine({ lineId: 'ticked' })
const open = cartLine({ lineId: 'open', selected: false })
const unprescribed = cartLine({ lineId: 'unprescribed', selected: false, problem: '还没有可用的处方' })

describe('a tick over several lines', () => {
  it.each([
    ['every line that can be settled is ticked', [ticked, unprescribed], true],
    ['one is left out', [ticked, open], false],
    ['none can be settled', [unprescribed], false],
    ['there is no line', [], false],
  ])('when %s', (_title, lines, on) => expect(allTicked(lines)).toBe(on))

  it('changes only what has to change, and never what cannot be settled', () => {
    expect(toTick([ticked, open, unprescribed], true)).toEqual(['open'])
    expect(toTick([ticked, open, unprescribed], false)).toEqual(['ticked'])
  })
})

describe('the choice of the edit mode', () => {
  it('takes any line, and all at once', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
    expect([...toggledAll([ticked, unprescribed], true)]).toEqual(['ticked', 'unprescribed'])
    expect(toggledAll([ticked], false).size).toBe(0)
  })
})
