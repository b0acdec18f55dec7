import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { Region } from '@/lib/regions'
import { CheckboxGroup } from './CheckboxGroup'
import { RegionPicker } from './picker/RegionPicker'

const ALLERGIES = [
  { value: 'penicillin', text: '青霉素类' },
  { value: 'cephalosporin', text: '头孢类' },
  { value: 'sulfa', text: '磺胺类' },
]

function Group({ max }: { max?: number }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <CheckboxGroup label="过敏史" options={ALLERGIES} value={value} onChange={setValue} {...(max !== undefined && { max })} />
      <output>{value.join()}</output>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const chosen = () => document.querySelector('output')?.textContent

describe('a group of checkboxes', () => {
  it('gives what is ticked in the order of its options', () => {
    render(<Group />)
    press('磺胺类')
    press('青霉素类')
    expect(chosen()).toBe('penicillin,sulfa')
    press('磺胺类')
    expect(chosen()).toBe('penicillin')
  })

  it('takes no more than its most until one is given back', () => {
    render(<Group max={1} />)
    press('头孢类')
    press('磺胺类')
    expect(chosen()).toBe('cephalosporin')
    press('头孢类')
    press('磺胺类')
    expect(chosen()).toBe('sulfa')
  })
})

const REGIONS: Region[] = [
  {
    code: '320000',
    name: '江苏省',
    children: [{ code: '320100', name: '南京市', children: [{ code: '320106', name: '鼓楼区' }] }],
  },
]

it('a level of regions begins at its top, however far the one before was scrolled', () => {
  render(<RegionPicker open onClose={() => undefined} regions={REGIONS} onPick={() => undefined} />)
  const list = () => document.querySelector('.q-region') ?? document.body
  list().scrollTop = 600
  fireEvent.click(screen.getByRole('radio', { name: '江苏省' }))
  screen.getByRole('radio', { name: '南京市' })
  expect(list().scrollTop).toBe(0)
})

describe('a region whose code no longer exists', () => {
  it('is shown by its name and asked for again', () => {
    const onPick = jest.fn()
    render(
      <RegionPicker
        open
        onClose={() => undefined}
        regions={REGIONS}
        value={['320000', '320100', '320107']}
        names={['江苏省', '南京市', '下关区']}
        onPick={onPick}
      />,
    )
    expect(screen.getByText(/“下关区”的区划已变更，请重新选择/)).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['江苏省', '南京市', '请选择'])
    fireEvent.click(screen.getByRole('radio', { name: '鼓楼区' }))
    expect(onPick).toHaveBeenCalledWith([
      { code: '320000', name: '江苏省' },
      { code: '320100', name: '南京市' },
      { code: '320106', name: '鼓楼区' },
    ])
  })
})
