import { fireEvent, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { clamp } from '../element/clamp'
import { useLayers } from '../feedback/layerStore'
import { Stepper } from './Stepper'

const said = () => useLayers.getState().toast?.text

describe('a stepper', () => {
  it('goes one up and one down', () => {
    const onChange = jest.fn()
    render(<Stepper value={2} max={5} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: '增加数量' }))
    fireEvent.click(screen.getByRole('button', { name: '减少数量' }))
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it('stays at its most and says why', () => {
    const onChange = jest.fn()
    render(<Stepper value={5} max={5} whyMax="每人限购 5 盒" onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: '增加数量' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(said()).toBe('每人限购 5 盒')
  })

  it('stays at its least and says so', () => {
    const onChange = jest.fn()
    render(<Stepper value={1} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: '减少数量' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(said()).toBe('最少 1 件')
  })

  it.each([
    ['99', 5],
    ['0', 1],
    ['3', 3],
  ])('takes a typed %s as %i', (typed, taken) => {
    const onChange = jest.fn()
    render(<Stepper value={2} max={5} onChange={onChange} />)
    const input = screen.getByRole('textbox', { name: '数量' })
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.blur(input)
    expect(onChange).toHaveBeenCalledWith(taken)
  })

  it('forgets what is no number', () => {
    const onChange = jest.fn()
    render(<Stepper value={2} onChange={onChange} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(input, { target: { value: '一盒' } })
    fireEvent.blur(input)
    expect(onChange).not.toHaveBeenCalled()
    expect(input.value).toBe('2')
  })

  it('cannot be used when disabled', () => {
    const onChange = jest.fn()
    render(<Stepper value={2} disabled onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: '增加数量' }))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('clamping', () => {
  it('never leaves the range and never moves what is inside', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1000, max: 0 }), fc.integer({ min: 0, max: 1000 }), (value, min, max) => {
        const to = clamp(value, { min, max })
        return to >= min && to <= max && (value < min || value > max || to === value)
      }),
    )
  })
})
