import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar, AvatarGroup } from './Avatar'

describe('an avatar', () => {
  it('shows the last letter of the name where there is no picture', () => {
    render(<Avatar name="林秀芝" />)
    expect(screen.getByRole('img', { name: '林秀芝' }).textContent).toBe('芝')
  })

  it('falls back to the letter when the picture does not load', () => {
    render(<Avatar name="周岚" picture="/pictures/none.webp" />)
    fireEvent.error(document.querySelector('img') as Element)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: '周岚' }).textContent).toBe('岚')
  })

  it('counts those of a group that have no room', () => {
    render(<AvatarGroup people={['周岚', '林秀芝', '周建国', '周禾', '陈默', '李明'].map((name) => ({ name }))} max={4} />)
    expect(screen.getByRole('group', { name: /共 6 人/ }).textContent).toBe('岚芝国+3')
  })
})
