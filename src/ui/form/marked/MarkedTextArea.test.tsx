import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MarkedTextArea } from './MarkedTextArea'
import { piecesOf, reasonOf } from './pieces'

const WORDS = ['根治', '神药']
const markOf = (text: string, word: string) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  reason: `「${word}」不能写`,
  tip: '说说包装。',
})

function Typing({ error }: { error?: string }) {
  const [value, setValue] = useState('用了这神药，三天就根治了。')
  const marks = WORDS.filter((word) => value.includes(word)).map((word) => markOf(value, word))
  return (
    <MarkedTextArea
      label="评价"
      value={value}
      onChange={setValue}
      marks={marks.sort((a, b) => a.start - b.start)}
      maxLength={300}
      error={error}
    />
  )
}

describe('a text in which words are marked', () => {
  it('shows them where they stand, says why once, and takes away exactly the one that is pressed', () => {
    const { container } = render(<Typing />)
    const marked = () => [...container.querySelectorAll('.q-marked__word')].map(({ textContent }) => textContent)
    const field = screen.getByRole('textbox', { name: '评价' })
    expect(marked()).toEqual(['神药', '根治'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('「神药」不能写；「根治」不能写。说说包装。')
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    fireEvent.click(screen.getByRole('button', { name: '删掉「根治」' }))
    expect((field as HTMLTextAreaElement).value).toBe('用了这神药，三天就了。')
    expect(screen.getByRole('status').textContent).toBe('已删掉「根治」')
    expect(marked()).toEqual(['神药'])
    fireEvent.change(field, { target: { value: '送得快' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(marked()).toEqual([])
  })

  it('says another problem where nothing is marked', () => {
    render(<Typing error="请至少写 5 个字" />)
    expect(screen.getByRole('alert').textContent).toContain('不能写')
    fireEvent.change(screen.getByRole('textbox', { name: '评价' }), { target: { value: '快' } })
    expect(screen.getByRole('alert').textContent).toBe('请至少写 5 个字')
  })

  it('is cut at its marks and put together again', () => {
    const text = '根治x神药'
    const marks = WORDS.map((word) => markOf(text, word))
    expect(piecesOf(text, marks)).toEqual([
      { text: '根治', isMarked: true },
      { text: 'x', isMarked: false },
      { text: '神药', isMarked: true },
    ])
    expect(piecesOf('', [])).toEqual([])
    expect(reasonOf([{ start: 0, end: 1, reason: '不能写', tip: '' }])).toBe('不能写。')
  })
})
