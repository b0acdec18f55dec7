import { Text } from '@tarojs/components'
import { render, screen } from '@testing-library/react'
import { selectable } from './selectable'

it('a text that can be marked says nothing to React’s dislike', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Text {...selectable}>SF1234567890</Text>)
  expect(screen.getByText('SF1234567890').className).toContain('taro-text__selectable')
  expect(complained).not.toHaveBeenCalled()
  complained.mockRestore()
})
