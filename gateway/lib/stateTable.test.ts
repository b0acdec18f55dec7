import { stateTable } from './stateTable'

const LAMP = { of: 'lamps', states: ['off', 'on', 'broken'], first: 'off', last: ['broken'] }
const turnOn = { from: ['off'], to: 'on' }
const turnOff = { from: ['on'], to: 'off' }
const drop = { from: ['off', 'on'], to: 'broken' }

describe('a table of states', () => {
  it('is its moves where each state is reached and leads on', () => {
    expect(stateTable({ ...LAMP, moves: { turnOn, turnOff, drop } }).drop.from).toEqual(['off', 'on'])
  })

  it.each<[string, Record<string, { from: string[]; to: string }>, string]>([
    ['a state that nothing reaches', { turnOn, turnOff }, 'nothing reaches broken'],
    [
      'a state reached from one alone that is not reached',
      { drop: { from: ['on'], to: 'broken' }, turnOff },
      'nothing reaches on; nothing reaches broken',
    ],
    ['a state without a way on', { turnOn, drop: { from: ['off'], to: 'broken' } }, 'nothing leads on from on'],
    ['a way on from the last', { turnOn, turnOff, drop, mend: { from: ['broken'], to: 'off' } }, 'broken is the last and leads on'],
  ])('is refused with %s', (_what, moves, problem) => {
    expect(() => stateTable({ ...LAMP, moves })).toThrow(problem)
  })
})
